import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const poster: Design = {
  name: "Poster",
  description:
    "One huge line, two inks printed over each other, services as a bill of acts. For bands, bars, events and studios with nerve.",
  mark: [
    [
      2,
      "M18.8 5.8c1.1 8 3.9 10.8 11.8 11.8-8 1.1-10.8 3.9-11.9 11.9-1.1-8-3.9-10.8-11.8-11.9 8-1.1 10.8-3.9 11.8-11.9z",
    ],
    [
      0,
      "M15.3 1.8c1.1 8.4 4.1 11.4 12.4 12.4-8.4 1.1-11.4 4.1-12.5 12.5-1.1-8.4-4.1-11.4-12.5-12.5 8.4-1.1 11.4-4.1 12.5-12.5z m-0.1 6.5c-1.3 3.3-2.8 4.8-6 6 3.3 1.3 4.8 2.8 6 6 1.3-3.3 2.8-4.8 6-6-3.3-1.3-4.8-2.8-6-6z",
    ],
  ],
  Surroundings,
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
