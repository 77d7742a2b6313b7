import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const ledger: Design = {
  name: "Ledger",
  description:
    "Serif and italic, fine rules, wide margins. For lawyers, accountants, celebrants and places to stay.",
  mark: {
    ground:
      "M146 128Q193 186 240 128Q193 70 146 128zM128 146Q70 193 128 240Q186 193 128 146zM110 128Q63 70 16 128Q63 186 110 128zM128 110Q186 63 128 16Q70 63 128 110z",
    lines:
      "M144 128Q193 188 242 128Q193 68 144 128zM158 128Q193 86 228 128Q193 170 158 128zM128 144Q68 193 128 242Q188 193 128 144zM128 158Q170 193 128 228Q86 193 128 158zM112 128Q63 68 14 128Q63 188 112 128zM98 128Q63 170 28 128Q63 86 98 128zM128 112Q188 63 128 14Q68 63 128 112zM128 98Q86 63 128 28Q170 63 128 98zM172 164a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM84 164a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM84 76a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM172 76a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM128 116a12 12 0 1 1 0 24a12 12 0 1 1 0-24z",
  },
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
