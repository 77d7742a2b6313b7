import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const ledger: Design = {
  name: "Ledger",
  description:
    "Serif and italic, fine rules, wide margins. For lawyers, accountants, celebrants and places to stay.",
  Surroundings,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["details", "form", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "tall", "emblem"],
    questions: ["list", "columns", "open"],
    services: ["list", "feature", "cards", "prices", "table"],
    steps: ["line", "cards"],
  },
  styles,
  fonts: [
    {
      family: "Newsreader",
      file: "ledger/newsreader.woff2",
      weight: "400 600",
      fallback: { local: "Times New Roman", sizeAdjust: 102.1, ascent: 72, descent: 26 },
    },
    {
      family: "Newsreader",
      file: "ledger/newsreader-italic.woff2",
      weight: "400",
      style: "italic",
      fallback: { local: "Times New Roman Italic", sizeAdjust: 95.3, ascent: 77.1, descent: 27.8 },
    },
  ],
};
