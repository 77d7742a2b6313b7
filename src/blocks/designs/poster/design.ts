import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { Surroundings } from "./surroundings.tsx";

export const poster: Design = {
  name: "Poster",
  description:
    "One huge line, two inks printed over each other, services as a bill of acts. For bands, bars, events and studios with nerve.",
  Surroundings,
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
