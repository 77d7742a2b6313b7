import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const poster: Design = {
  name: "Poster",
  description:
    "One huge line, two inks printed over each other, services as a bill of acts. For bands, bars, events and studios with nerve.",
  mark: {
    ground: "M150 46c9 64 31 86 95 95-64 9-86 31-95 95-9-64-31-86-95-95 64-9 86-31 95-95z",
    lines:
      "M122 14c9 67 33 91 100 100-67 9-91 33-100 100-9-67-33-91-100-100 67-9 91-33 100-100zm0 52c-10 26-22 38-48 48 26 10 38 22 48 48 10-26 22-38 48-48-26-10-38-22-48-48z",
  },
  Surroundings,
  footOf,
  surrounds: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "details", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "emblem", "wide"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#16130f": "#ff5a3c", // black and red
    "#16120e": "#ffd90f", // black and yellow
    "#15120f": "#c4ef3a", // black and lime
    "#1f3fc4": "#ff9a3c", // cobalt and orange
    "#d4201c": "#f3c892", // red and sand
    "#46209c": "#cdf03c", // violet and lime
    "#0b5238": "#ff9dbd", // bottle green and pink
    "#b8146e": "#ffdc3a", // magenta and yellow
    "#064c5e": "#ff8468", // petrol and coral
    "#c93a08": "#ffd447", // vermilion and yellow
    "#521247": "#ff9046", // aubergine and orange
    "#1d5fe0": "#ffb7d5", // blue and pink
    "#a3122c": "#ffbcc8", // crimson and rose
  },
  fonts: [
    {
      family: "Anybody",
      file: "poster/anybody.woff2",
      weight: "900",
      fallback: { local: "Arial", sizeAdjust: 84.5, ascent: 94.7, descent: 28.4 },
    },
    {
      family: "Instrument Sans",
      file: "poster/instrument-sans.woff2",
      weight: "400 700",
      fallback: { local: "Arial", sizeAdjust: 101.1, ascent: 96, descent: 24.7 },
    },
  ],
};
