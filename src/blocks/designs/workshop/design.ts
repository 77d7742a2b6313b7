import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const workshop: Design = {
  name: "Workshop",
  description:
    "Tall capitals, drawers for the prices, hazard stripes. For plumbers, builders and mechanics.",
  mark: [
    [
      2,
      "M28.5 16l-6.3 10.9-12.4 0-6.3-10.9 6.3-10.9 12.5 0z m-12.5-5.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 1 0 0-11z",
    ],
    [
      0,
      "M29 16l-6.5 11.3-13-0.1-6.5-11.2 6.5-11.3 13 0z m-7.4-9.8l-11.2 0.1-5.7 9.7 5.7 9.8 11.2 0 5.7-9.8z m-5.6 3.8a6 6 0 1 1 0 12 6 6 0 1 1 0-12z m0 1.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9z",
    ],
  ],
  Surroundings,
  surrounds: true,
  hasEmblemBelow: true,
  hasFloor: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "form", "details", "beside", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "emblem", "wide", "tall"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#0f5560": "#f7c325", // petrol
    "#2a2e32": "#f7c325", // charcoal
    "#9c2019": "#a5d3e2", // deep red and ice
    "#15503a": "#f7c325", // bottle green
    "#1f3560": "#ff9a35", // navy and orange
    "#2a2624": "#ff8a2e", // black and orange
    "#235a94": "#f7c325", // steel blue
    "#b5481a": "#ffd75e", // rust and yellow
  },
  fonts: [
    {
      family: "Big Shoulders",
      file: "workshop/big-shoulders.woff2",
      weight: "800",
      fallback: { local: "Arial", sizeAdjust: 67.6, ascent: 145.7, descent: 31.8 },
    },
    {
      family: "Archivo",
      file: "workshop/archivo.woff2",
      weight: "400 700",
      fallback: { local: "Arial", sizeAdjust: 97.5, ascent: 90, descent: 21.5 },
    },
  ],
};
