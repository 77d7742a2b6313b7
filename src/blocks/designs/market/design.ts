import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const market: Design = {
  name: "Market",
  description:
    "Chunky letters, stamped prices, cut paper in full colour. For bakeries, grocers, cafés and shops.",
  mark: [
    [
      2,
      "M29.4 21.5l-6.9 1-1 6.9-5.5-4.2-5.5 4.2-1-6.9-6.9-1 4.2-5.5-4.2-5.5 6.9-1 1-6.9 5.5 4.2 5.5-4.2 1 6.9 6.9 1-4.1 5.5z",
    ],
    [
      0,
      "M29.4 21.5l-6.9 1-1 6.9-5.5-4.2-5.5 4.2-1-6.9-6.9-1 4.2-5.5-4.2-5.5 6.9-1 1-6.9 5.5 4.2 5.5-4.2 1 6.9 6.9 1-4.1 5.5z m-5.6-5.5l2.8-4.4-5.1-1.1-1.1-5.1-4.4 2.8-4.4-2.8-1.1 5.1-5.1 1.1 2.9 4.4-2.9 4.4 5.1 1.1 1.1 5.1 4.4-2.8 4.4 2.8 1.1-5.1 5.1-1.1z m-7.8-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z",
    ],
  ],
  Surroundings,
  surrounds: true,
  hasEmblemBelow: true,
  hasFloor: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "form", "details", "beside", "middle", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "emblem", "words", "wide"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "feature", "cards", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#c4301c": "#f2b632", // tomato and mustard
    "#17573a": "#f4c73e", // basil and corn
    "#7a1f38": "#c9dba0", // claret and pistachio
    "#a81f3c": "#f9c0b0", // cherry and icing
    "#b94a0c": "#f8dc82", // pumpkin and butter
    "#eeb02a": "#e8603f", // mustard and tomato
    "#5b6618": "#f5a46c", // olive and apricot
    "#0f5a62": "#f5b04e", // mussel and apricot
    "#24449a": "#f6d34a", // china blue and lemon
    "#2c7a34": "#f9d0c4", // leaf and radish
  },
  fonts: [
    {
      family: "Bowlby One",
      file: "market/bowlby-one.woff2",
      weight: "400",
      fallback: { local: "Arial", sizeAdjust: 137.2, ascent: 81, descent: 33.2 },
    },
    {
      family: "Bitter",
      file: "market/bitter.woff2",
      weight: "400 700",
      fallback: { local: "Arial", sizeAdjust: 101.4, ascent: 92.2, descent: 26.1 },
    },
  ],
};
