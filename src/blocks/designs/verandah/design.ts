import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const verandah: Design = {
  name: "Verandah",
  description:
    "Rounded and warm, with an awning over the prices. For cleaners, gardeners, groomers and carers.",
  /* The morning over the hills. */
  mark: [
    ["blue", "M1 16a15 15 0 1 0 30 0 15 15 0 1 0-30 0z"],
    ["yellow", "M10 15a6 6 0 1 0 12 0 6 6 0 1 0-12 0z"],
    ["lime", "M1.2 19q9-5 19 1l7 6a15 15 0 0 1-26-7z"],
    ["leaf", "M30.6 19q-12-1-18 11.6a15 15 0 0 0 18-11.6z"],
  ],
  Surroundings,
  hasEmblemBelow: true,
  hasFloor: true,
  surrounds: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "number", "details", "middle", "beside", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["emblem", "beside", "words", "wide", "tall"],
    questions: ["list", "columns", "open", "picture"],
    services: ["feature", "list", "cards", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#285c42": "#f3d27a", // fern and butter
    "#b04e2c": "#a9d3e6", // terracotta and sky
    "#a63a38": "#f3d27a", // brick and butter
    "#1b696c": "#f2b98c", // teal and peach
    "#2f5688": "#f3d27a", // denim and butter
    "#74406a": "#f0bdb8", // plum and blush
    "#5f6b26": "#f2b98c", // olive and peach
    "#a53860": "#c6da8c", // berry and spring green
    "#e0a52c": "#a9d3e6", // wattle and sky
    "#3b7a4c": "#f0bdb8", // leaf and blush
    "#46701f": "#a9d3e6", // moss and sky
    "#1f739f": "#f2b98c", // river and peach
    "#3b8aa3": "#f0bdb8", // lake and blush
    "#c4691c": "#c6da8c", // marmalade and spring green
    "#1d6a80": "#f3d27a", // lagoon and butter
    "#8f3f58": "#f2b98c", // rosewood and peach
    "#5d4a80": "#f3d27a", // wisteria and butter
  },
  fonts: [
    {
      family: "Fraunces",
      file: "verandah/fraunces.woff2",
      weight: "600",
      fallback: { local: "Georgia", sizeAdjust: 100, ascent: 97.8, descent: 25.5 },
    },
    {
      family: "Nunito Sans",
      file: "verandah/nunito-sans.woff2",
      weight: "400 700",
      fallback: { local: "Arial", sizeAdjust: 101.6, ascent: 99.5, descent: 34.7 },
    },
  ],
};
