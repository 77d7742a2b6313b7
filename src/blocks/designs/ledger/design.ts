import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const ledger: Design = {
  name: "Ledger",
  description:
    "Serif and italic, fine rules, wide margins. For lawyers, accountants, celebrants and places to stay.",
  mark: [
    [
      2,
      "M18.3 16q5.9 7.3 11.7 0-5.9-7.3-11.8 0z m-2.3 2.3q-7.3 5.9 0 11.7 7.3-5.9 0-11.8z m-2.3-2.3q-5.9-7.3-11.7 0 5.9 7.3 11.7 0z m2.3-2.3q7.3-5.9 0-11.7-7.3 5.9 0 11.8z",
    ],
    [
      0,
      "M18 16q6.1 7.5 12.3 0-6.1-7.5-12.3 0z m1.8 0q4.4-5.3 8.7 0-4.4 5.3-8.8 0z m-3.8 2q-7.5 6.1 0 12.3 7.5-6.1 0-12.3z m0 1.8q5.3 4.4 0 8.7-5.3-4.4 0-8.8z m-2-3.8q-6.1-7.5-12.3 0 6.1 7.5 12.3 0z m-1.8 0q-4.4 5.3-8.7 0 4.4-5.3 8.8 0z m3.8-2q7.5-6.1 0-12.3-7.5 6.1 0 12.3z m0-1.8q-5.3-4.4 0-8.7 5.3 4.4 0 8.8z m5.5 8.3a1 1 0 1 1 0 2 1 1 0 1 1 0-2z m-11 0a1 1 0 1 1 0 2 1 1 0 1 1 0-2z m0-11a1 1 0 1 1 0 2 1 1 0 1 1 0-2z m11 0a1 1 0 1 1 0 2 1 1 0 1 1 0-2z m-5.5 5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 1 1 0-3z",
    ],
  ],
  footOf,
  Surroundings,
  surrounds: true,
  hasServicesDrawing: true,
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
