import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const workshop: Design = {
  name: "Workshop",
  description:
    "Tall capitals, drawers for the prices, hazard stripes. For plumbers, builders and mechanics.",
  Surroundings,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "form", "details", "beside", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "emblem", "wide", "tall"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
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
