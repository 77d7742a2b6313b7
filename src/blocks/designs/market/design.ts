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
      "M16 0.5L18.8 3.7L22.7 2L23.9 6.1L28.1 6.3L27.4 10.5L31.1 12.6L28.6 16L31.1 19.4L27.4 21.5L28.1 25.7L23.9 25.9L22.7 30L18.8 28.3L16 31.5L13.2 28.3L9.3 30L8.1 25.9L3.9 25.7L4.6 21.5L0.9 19.4L3.4 16L0.9 12.6L4.6 10.5L3.9 6.3L8.1 6.1L9.3 2L13.2 3.7z",
    ],
    [2, "M5.2 16a10.8 10.8 0 1 0 21.6 0 10.8 10.8 0 1 0-21.6 0z"],
    [3, "M7 16a9 9 0 1 0 18 0 9 9 0 1 0-18 0z"],
    [
      "orange",
      "M16 8.6L17.9 13.3L23 13.7L19.1 17L20.3 22L16 19.3L11.7 22L12.9 17L9 13.7L14.1 13.3z",
    ],
    [2, "M14.1 16a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0z"],
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
