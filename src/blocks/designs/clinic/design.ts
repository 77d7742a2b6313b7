import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const clinic: Design = {
  name: "Clinic",
  description:
    "White, quiet and exact: capsules, a fine scale between sections, headings on one axis. For health, beauty and care.",
  mark: {
    ground: "M128 32a96 96 0 1 1 0 192a96 96 0 1 1 0-192z",
    lines:
      "M128 92a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM128 28a100 100 0 1 1 0 200a100 100 0 1 1 0-200zM128 40a88 88 0 1 0 0 176a88 88 0 1 0 0-176z",
  },
  Surroundings,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "details", "number", "middle", "beside", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "emblem", "words", "tall", "wide"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
  spots: ["#ecd9b8", "#f3cdc4", "#c1e3d0", "#bfdfec", "#d6d3f0"],
  fonts: [
    {
      family: "Red Hat Display",
      file: "clinic/red-hat-display.woff2",
      weight: "500",
      fallback: { local: "Arial", sizeAdjust: 99.5, ascent: 102.3, descent: 30.6 },
    },
    {
      family: "Red Hat Text",
      file: "clinic/red-hat-text.woff2",
      weight: "400 600",
      fallback: { local: "Arial", sizeAdjust: 99.2, ascent: 102.6, descent: 30.7 },
    },
  ],
};
