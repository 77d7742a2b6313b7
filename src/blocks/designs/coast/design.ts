import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const coast: Design = {
  name: "Coast",
  description:
    "Photos first and large, round letters, one wide horizon, plenty of air. For studios, beauty, wellbeing and places to stay.",
  mark: [
    [2, "M7 17a9 9 0 0 1 18 0z"],
    [
      0,
      "M3 17h3a10 10 0 0 1 20 0h3a1 1 0 0 1 0 2h-26a1 1 0 0 1 0-2z m5 0h16a8 8 0 0 0-16 0z m0 5h16a1 1 0 0 1 0 2h-16a1 1 0 0 1 0-2z m4 5h8a1 1 0 0 1 0 2h-8a1 1 0 0 1 0-2z",
    ],
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
