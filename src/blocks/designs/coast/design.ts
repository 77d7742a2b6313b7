import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const coast: Design = {
  name: "Coast",
  description:
    "Photos first and large, thin letters, fine lines, plenty of air. For studios, beauty, wellbeing and places to stay.",
  Surroundings,
  prefers: { services: ["list", "cards", "feature"], steps: ["row", "line"] },
  styles,
  fonts: [
    {
      family: "Josefin Sans",
      file: "coast/josefin-sans.woff2",
      weight: "300",
      fallback: { local: "Arial", sizeAdjust: 95.9, ascent: 78.2, descent: 26.1 },
    },
    {
      family: "Jost",
      file: "coast/jost.woff2",
      weight: "400 600",
      fallback: { local: "Arial", sizeAdjust: 97.7, ascent: 109.6, descent: 38.9 },
    },
  ],
};
