import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const market: Design = {
  name: "Market",
  description:
    "Chunky letters, stamped prices, cut paper in full colour. For bakeries, grocers, cafés and shops.",
  mark: [
    [
      1,
      "M16 0L20 5 25 3 26 9 31 11 28 16 31 21 26 23 25 29 20 27 16 32 12 27 7 29 6 23 1 21 4 16 1 11 6 9 7 3 12 5z",
    ],
    [2, "M6 16a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"],
    [3, "M8 16a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"],
    [
      "orange",
      "M16 9L17.8 13.6 22.7 13.8 18.9 16.9 20.1 21.7 16 19 11.9 21.7 13.1 16.9 9.3 13.8 14.2 13.6z",
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
