import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const stockroom: Design = {
  name: "Stockroom",
  description:
    "Typewriter letters, swing tags, everything in ruled boxes, the price first. For shops, makers and studios.",
  Surroundings,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "details", "number", "beside", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "emblem", "wide", "tall"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
  fonts: [
    {
      family: "Martian Mono",
      file: "stockroom/martian-mono.woff2",
      weight: "400 800",
      fallback: { local: "Courier New", sizeAdjust: 100, ascent: 100, descent: 20 },
    },
    {
      family: "Schibsted Grotesk",
      file: "stockroom/schibsted-grotesk.woff2",
      weight: "400 700",
      fallback: { local: "Arial", sizeAdjust: 104.1, ascent: 93.8, descent: 24.8 },
    },
  ],
};
