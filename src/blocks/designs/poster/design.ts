import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const poster: Design = {
  name: "Poster",
  description:
    "One huge line, two inks printed over each other, services as a bill of acts. For bands, bars, events and studios with nerve.",
  mark: {
    ground: "M128 24a104 104 0 1 1 0 208a104 104 0 1 1 0-208z",
    lines:
      "M88 43a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM128 43a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM168 43a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM48 80a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM88 80a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM128 80a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM168 80a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM208 80a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM48 117a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM88 117a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM128 117a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM168 117a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM208 117a11 11 0 1 1 0 22a11 11 0 1 1 0-22zM48 154a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM88 154a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM128 154a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM168 154a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM208 154a14 14 0 1 1 0 28a14 14 0 1 1 0-28zM88 191a17 17 0 1 1 0 34a17 17 0 1 1 0-34zM128 191a17 17 0 1 1 0 34a17 17 0 1 1 0-34zM168 191a17 17 0 1 1 0 34a17 17 0 1 1 0-34z",
  },
  Surroundings,
  surrounds: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["number", "details", "across", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "words", "emblem", "wide"],
    questions: ["list", "columns", "open"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards"],
  },
  styles,
  colourways: {
    "#16130f": "#ff5a3c", // black and red
    "#16120e": "#ffd90f", // black and yellow
    "#15120f": "#c4ef3a", // black and lime
    "#1f3fc4": "#ff9a3c", // cobalt and orange
    "#d4201c": "#ffb0cb", // red and pink
    "#46209c": "#cdf03c", // violet and lime
    "#0b5238": "#ff9dbd", // bottle green and pink
    "#b8146e": "#ffdc3a", // magenta and yellow
    "#064c5e": "#ff8468", // petrol and coral
    "#c93a08": "#ffd447", // vermilion and yellow
    "#521247": "#ff9046", // aubergine and orange
    "#1d5fe0": "#ffb7d5", // blue and pink
    "#a3122c": "#ffc94d", // crimson and amber
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
