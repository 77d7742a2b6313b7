import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const workshop: Design = {
  name: "Workshop",
  description:
    "Tall capitals, drawers for the prices, hazard stripes. For plumbers, builders and mechanics.",
  mark: {
    ground:
      "M228 128 178 215 78 215 28 128 78 41 178 41zM128 84a44 44 0 1 0 0 88a44 44 0 1 0 0-88z",
    lines:
      "M232 128 180 218 76 218 24 128 76 38 180 38zM173 50 83 50 38 128 83 206 173 206 218 128zM128 80a48 48 0 1 1 0 96a48 48 0 1 1 0-96zM128 92a36 36 0 1 0 0 72a36 36 0 1 0 0-72z",
  },
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
