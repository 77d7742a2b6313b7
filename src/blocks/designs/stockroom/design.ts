import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const stockroom: Design = {
  name: "Stockroom",
  description:
    "Typewriter letters, swing tags, everything in ruled boxes, the price first. For shops, makers and studios.",
  mark: [
    ["rust", "M3 9l1.5-1.5 8 7-1.5 2z"],
    [2, "M3 16l8-10h16q2 0 2 2v16q0 2-2 2H11z"],
    [1, "M23 6h4q2 0 2 2v16q0 2-2 2h-4z"],
    [3, "M10.5 12.5a3.5 3.5 0 1 0 .01 0z"],
    [0, "M10.5 14.5a1.5 1.5 0 1 0 .01 0zM15.5 12.5h5v2h-5zM15.5 17h5v2h-5z"],
  ],
  footOf,
  Surroundings,
  hasFloor: true,
  surrounds: true,
  hasEmblemBelow: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "details", "number", "beside", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    // Named twice, chosen twice as often.
    hero: ["words", "beside", "emblem", "emblem", "wide", "tall"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["line", "cards", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#24211e": "#f2d550", // ink and yellow
    "#1d5a3f": "#f0a468", // pine and orange
    "#2648a4": "#f2d550", // cobalt and yellow
    "#c03a20": "#a7c8ea", // vermilion and sky
    "#6b2f5c": "#f6bd92", // plum and apricot
    "#b5355f": "#b5d6a0", // raspberry and leaf
    "#145c66": "#f2d550", // petrol and yellow
    "#62651f": "#f4b6bd", // olive and pink
    "#b5540f": "#b5d6a0", // orange and leaf
    "#e3a81f": "#a7c8ea", // mustard and sky
    "#c47a1e": "#a7c8ea", // caramel and sky
    "#6e44a0": "#f6bd92", // violet and apricot
  },
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
