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
      "M16 0.5L19.1 4.4L23.8 2.6L24.5 7.5L29.4 8.2L27.6 12.9L31.5 16L27.6 19.1L29.4 23.7L24.5 24.5L23.8 29.4L19.1 27.6L16 31.5L12.9 27.6L8.3 29.4L7.5 24.5L2.6 23.8L4.4 19.1L0.5 16L4.4 12.9L2.6 8.2L7.5 7.5L8.2 2.6L12.9 4.4z",
    ],
    [3, "M5.5 16a10.5 10.5 0 1 1 21 0 10.5 10.5 0 1 1-21 0z"],
    [1, "M6.8 16a9.2 9.2 0 1 1 18.4 0 9.2 9.2 0 1 1-18.4 0z"],
    [2, "M7.3 17h17.4v1H7.3zM8.7 20h14.6v1.5H8.7zM11.5 23h9v1.3h-9z"],
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
