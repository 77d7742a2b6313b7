import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const coast: Design = {
  name: "Coast",
  description:
    "Photos first and large, round letters, one wide horizon, plenty of air. For studios, beauty, wellbeing and places to stay.",
  mark: [
    ["yellow", "M6 16a9 9 0 0 1 18 0z"],
    ["leaf", "M16 16q8-11 15.5 0z"],
    ["blue", "M0.5 16h31a15.5 15.5 0 0 1-31 0z"],
    [3, "M1.1 20.2q3.7-3.2 7.45 0t7.45 0 7.45 0 7.45 0a15.5 15.5 0 0 1-29.8 0z"],
    [0, "M1.9 22.7q3.5-3.2 7.05 0t7.05 0 7.05 0 7.05 0a15.5 15.5 0 0 1-28.2 0z"],
  ],
  footOf,
  Surroundings,
  hasEmblemBelow: true,
  hasFloor: true,
  hasServicesDrawing: true,
  surrounds: true,
  prefers: {
    about: ["beside", "statement", "columns"],
    contact: ["details", "form", "across", "beside", "middle"],
    gallery: ["grid", "feature", "strip"],
    hero: ["beside", "wide", "tall", "emblem", "beside", "emblem", "words"],
    questions: ["list", "columns", "open", "picture"],
    services: ["list", "cards", "feature", "prices", "table"],
    steps: ["row", "line", "cards", "picture"],
  },
  styles,
  colourways: {
    "#1a6478": "#f6cda4", // sea and apricot
    "#12605c": "#f4dc9e", // lagoon and straw
    "#a8512f": "#f2d7a2", // terracotta and straw
    "#4a6b55": "#f0c7b2", // eucalyptus and shell
    "#3a4a84": "#d9d2ee", // dusk and lilac
    "#6b4a7a": "#c2dcd6", // heath and foam
    "#964a58": "#b9dccb", // rosewood and foam
    "#8a6416": "#bcd6e8", // ochre and sky
    "#b04a6a": "#c5dde6", // hibiscus and mist
    "#1d5f8a": "#f2bba6", // bay and coral
    "#17694f": "#d9d2ee", // cove and lilac
    "#85406a": "#f4d9a0", // mulberry and straw
    "#98523f": "#cfe0c2", // clay and spring
    "#2d5a94": "#bce0dc", // harbour and foam
  },
  fonts: [
    {
      family: "Josefin Sans",
      file: "coast/josefin-sans.woff2",
      weight: "300 600",
      fallback: { local: "Arial", sizeAdjust: 97.9, ascent: 76.6, descent: 25.6 },
    },
    {
      family: "Jost",
      file: "coast/jost.woff2",
      weight: "400 600",
      fallback: { local: "Arial", sizeAdjust: 95.8, ascent: 111.8, descent: 39.7 },
    },
  ],
};
