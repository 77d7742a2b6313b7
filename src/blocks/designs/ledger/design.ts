import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const ledger: Design = {
  name: "Ledger",
  description:
    "Serif and italic, fine rules, wide margins. For lawyers, accountants, celebrants and places to stay.",
  mark: [
    [1, "M1 16a15 15 0 1 0 30 0 15 15 0 1 0-30 0z"],
    [3, "M3.5 16a12.5 12.5 0 1 0 25 0 12.5 12.5 0 1 0-25 0z"],
    [2, "M16 16q1-6 8-8-1 7-8 8 6 1 8 8-7-1-8-8-1 6-8 8 1-7 8-8-6-1-8-8 7 1 8 8z"],
    [0, "M16 16q-5-6 0-12 5 6 0 12 6-5 12 0-6 5-12 0 5 6 0 12-5-6 0-12-6 5-12 0 6-5 12 0z"],
    [1, "M13 16a3 3 0 1 0 6 0 3 3 0 1 0-6 0z"],
    [3, "M14.5 16a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"],
  ],
  footOf,
  Surroundings,
  surrounds: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["details", "form", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "tall", "emblem"],
    questions: ["open", "columns", "list", "picture"],
    services: ["list", "feature", "cards", "prices", "table"],
    steps: ["line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#1d3158": "#dcb766", // navy and gold
    "#6e1f2a": "#dcb4a8", // oxblood and rose
    "#1c4736": "#dcb766", // bottle green and gold
    "#1b4a58": "#dcb4a8", // petrol and rose
    "#4a2746": "#dcb4a8", // aubergine and rose
    "#25282c": "#dcb766", // black and gold
    "#57571f": "#b7c6d8", // olive and pale blue
    "#8c3f24": "#b7c6d8", // sienna and pale blue
    "#43355a": "#e2b98f", // plum and apricot
    "#4d3a26": "#c6cfae", // tobacco and lichen
    "#2f5d8a": "#e6c08f", // steel and straw
    "#83344a": "#bccaa0", // garnet and sage
  },
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
