import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const coast: Design = {
  name: "Coast",
  description:
    "Photos first and large, thin letters, fine lines, plenty of air. For studios, beauty, wellbeing and places to stay.",
  Surroundings,
  hasEmblemBelow: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["details", "form", "across", "beside", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "wide", "tall", "words", "emblem"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line"],
  },
  styles,
  fonts: [
    {
      family: "Josefin Sans",
      file: "coast/josefin-sans.woff2",
      weight: "300 600",
      fallback: { local: "Arial", sizeAdjust: 95.4, ascent: 78.6, descent: 26.3 },
    },
    {
      family: "Jost",
      file: "coast/jost.woff2",
      weight: "400 600",
      fallback: { local: "Arial", sizeAdjust: 95.8, ascent: 111.8, descent: 39.7 },
    },
  ],
};
