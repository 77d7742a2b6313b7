import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const clinic: Design = {
  name: "Clinic",
  description:
    "Rooms in soft daylight, and the first visit as a path across the page. For health, beauty and care.",
  mark: [
    [1, "M15.5 15.5h-6a6 6 0 1 1 6-6z"],
    [2, "M16.5 15.5v-6a6 6 0 1 1 6 6z"],
    ["yellow", "M15.5 16.5v6a6 6 0 1 1-6-6z"],
    [0, "M16.5 16.5h6a6 6 0 1 1-6 6z"],
    [3, "M12.8 16a3.2 3.2 0 1 1 0 .1z"],
  ],
  Surroundings,
  surrounds: true,
  hasEmblemBelow: true,
  hasFloor: true,
  hasServicesDrawing: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["form", "details", "number", "middle", "beside", "across"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "emblem", "words", "tall", "wide"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#0f6b6b": "#f8bfae", // teal and peach
    "#3a6a55": "#f8c799", // sage and apricot
    "#274f86": "#f8bfae", // blue and peach
    "#6d3c62": "#f8c799", // plum and apricot
    "#a5523a": "#a9d6ea", // clay and sky
    "#5b4a94": "#a9dcbf", // violet and mint
    "#1e5c42": "#cac5f2", // forest and lilac
    "#a04564": "#a9dcbf", // rose and mint
    "#5a6a26": "#a9d6ea", // olive and sky
    "#17627e": "#f8c799", // lake and apricot
    "#2b5f9e": "#f8bfcc", // azure and rose
    "#0d7060": "#cac5f2", // jade and lilac
    "#3c4f8f": "#a9dcbf", // indigo and mint
    "#126a72": "#f8bfcc", // lagoon and rose
  },
  fonts: [
    {
      family: "Red Hat Display",
      file: "clinic/red-hat-display.woff2",
      weight: "700",
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
