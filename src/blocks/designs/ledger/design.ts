import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const ledger: Design = {
  name: "Ledger",
  description:
    "Serif and italic, fine rules, wide margins. For lawyers, accountants, celebrants and places to stay.",
  mark: [
    [
      1,
      "M16 2a2.8 2.8 0 0 1 5.4 1.1a2.8 2.8 0 0 1 4.5 3a2.8 2.8 0 0 1 3 4.5a2.8 2.8 0 0 1 1.1 5.4a2.8 2.8 0 0 1 -1.1 5.4a2.8 2.8 0 0 1 -3 4.5a2.8 2.8 0 0 1 -4.5 3a2.8 2.8 0 0 1 -5.4 1.1a2.8 2.8 0 0 1 -5.4 -1.1a2.8 2.8 0 0 1 -4.5 -3a2.8 2.8 0 0 1 -3 -4.5a2.8 2.8 0 0 1 -1.1 -5.4a2.8 2.8 0 0 1 1.1 -5.4a2.8 2.8 0 0 1 3 -4.5a2.8 2.8 0 0 1 4.5 -3a2.8 2.8 0 0 1 5.4 -1.1z",
    ],
    [3, "M3.6 16a12.4 12.4 0 1 0 24.8 0 12.4 12.4 0 1 0-24.8 0z"],
    [
      2,
      "M16 16Q12.8 11.3 16 5.6Q19.2 11.3 16 16zM16 16Q17.1 10.4 23.4 8.6Q21.6 14.9 16 16zM16 16Q20.7 12.8 26.4 16Q20.7 19.2 16 16zM16 16Q21.6 17.1 23.4 23.4Q17.1 21.6 16 16zM16 16Q19.2 20.7 16 26.4Q12.8 20.7 16 16zM16 16Q14.9 21.6 8.6 23.4Q10.4 17.1 16 16zM16 16Q11.3 19.2 5.6 16Q11.3 12.8 16 16zM16 16Q10.4 14.9 8.6 8.6Q14.9 10.4 16 16z",
    ],
    [
      0,
      "M16 16Q15.6 11.6 19.1 8.6Q19.4 13.2 16 16zM16 16Q18.8 12.6 23.4 12.9Q20.4 16.4 16 16zM16 16Q20.4 15.6 23.4 19.1Q18.8 19.4 16 16zM16 16Q19.4 18.8 19.1 23.4Q15.6 20.4 16 16zM16 16Q16.4 20.4 12.9 23.4Q12.6 18.8 16 16zM16 16Q13.2 19.4 8.6 19.1Q11.6 15.6 16 16zM16 16Q11.6 16.4 8.6 12.9Q13.2 12.6 16 16zM16 16Q12.6 13.2 12.9 8.6Q16.4 11.6 16 16z",
    ],
    [2, "M12.8 16a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 1 0-6.4 0z"],
    [1, "M14.5 16a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0z"],
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
