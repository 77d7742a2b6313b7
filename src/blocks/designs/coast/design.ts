import type { Design } from "../design.ts";
import styles from "./design.css?raw";
import { footOf, Surroundings } from "./surroundings.tsx";

export const coast: Design = {
  name: "Coast",
  description:
    "Photos first and large, round letters, one wide horizon, plenty of air. For studios, beauty, wellbeing and places to stay.",
  mark: {
    ground: "M56 136a72 72 0 0 1 144 0z",
    lines:
      "M24 136h24a80 80 0 0 1 160 0h24a8 8 0 0 1 0 16H24a8 8 0 0 1 0-16zm40 0h128a64 64 0 0 0-128 0zM64 176h128a8 8 0 0 1 0 16H64a8 8 0 0 1 0-16zM96 216h64a8 8 0 0 1 0 16H96a8 8 0 0 1 0-16z",
  },
  footOf,
  hasNaturalIcons: true,
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
