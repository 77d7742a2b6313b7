import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const market: Design = {
  name: "Market",
  description:
    "Chunky letters, stamped prices, cut paper in full colour. For bakeries, grocers, cafés and shops.",
  Surroundings,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "form", "details", "beside", "middle", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "emblem", "words", "wide"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
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
