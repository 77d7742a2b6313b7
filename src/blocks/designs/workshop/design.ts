import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const workshop: Design = {
  name: "Workshop",
  description:
    "Tall capitals, drawers for the prices, hazard stripes. For plumbers, builders and mechanics.",
  mark: [
    [2, "M16 0.8L31.2 16 16 31.2 0.8 16z"],
    [1, "M16 4.4L27.6 16 16 27.6 4.4 16z"],
    [0, "M11.6 8.8l2.5-2.5 11.6 11.6-2.5 2.5z"],
    [0, "M6.3 14.1l2.5-2.5 11.6 11.6-2.5 2.5z"],
    [3, "M16 11.5a4.5 4.5 0 1 0 0.1 0z"],
    [2, "M16 14a2 2 0 1 0 0.1 0z"],
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
