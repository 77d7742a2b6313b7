import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const market: Design = {
  name: "Market",
  description:
    "Chunky letters, stamped prices, cut paper in full colour. For bakeries, grocers, cafés and shops.",
  mark: {
    ground:
      "M235 172 180 180 172 235 128 202 84 235 76 180 21 172 54 128 21 84 76 76 84 21 128 54 172 21 180 76 235 84 202 128z",
    lines:
      "M235 172 180 180 172 235 128 202 84 235 76 180 21 172 54 128 21 84 76 76 84 21 128 54 172 21 180 76 235 84 202 128zM190 128 213 93 172 84 163 43 128 66 93 43 84 84 43 93 66 128 43 163 84 172 93 213 128 190 163 213 172 172 213 163zM128 108a20 20 0 1 1 0 40a20 20 0 1 1 0-40z",
  },
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
