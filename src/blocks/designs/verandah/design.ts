import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const verandah: Design = {
  name: "Verandah",
  description:
    "Rounded and warm, with an awning over the prices. For cleaners, gardeners, groomers and carers.",
  Surroundings,
  hasEmblemBelow: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "number", "details", "middle", "beside", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["emblem", "beside", "words", "wide", "tall"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
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
