/**
 * What Fluent Emoji has no good drawing of in four tones: drawn by us in its manner, in 32 by 32, each
 * standing on the line y = 30. And what is different about those of Fluent Emoji.
 */
import { building } from "./building.ts";
import { foodAndLand } from "./food-and-land.ts";
import { leisure } from "./leisure.ts";
import { people } from "./people.ts";
import type { Drawings, Tone } from "./shapes.ts";
import { work } from "./work.ts";

export const redrawn: Drawings = { ...building, ...foodAndLand, ...leisure, ...people, ...work };

/** Where the tone of a fill by its lightness alone is wrong: a stalk is no highlight. */
export const retoned: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  shower: { "#3f5fff": "blue" },
  locked: { "#d3d3d3": 0 },
  tulip: { "#86d72f": "leaf" },
  "kitchen-knife": { "#b4acbc": "grey", "#cdc4d6": "white" },
  "magnifying-glass-tilted-left": { "#00a6ed": 3, "#fff": 2 },
  lipstick: { "#f70a8d": 1, "#ff6dc6": 2, "#ffb02e": 3, "#321b41": 0 },
  bathtub: { "#26eafc": 3 },
  "circus-tent": { "#ff5e59": 1, "#ffb02e": 0 },
  "nail-polish": { "#ffc83d": "skin", "#d67d00": "skin", "#9f70b8": 1, "#533566": 0 },
  "ear-with-hearing-aid": { "#ffc83d": "skin", "#d67d00": "rust", "#e1d8ec": 1, "#9b9b9b": 0 },
  "house-with-garden": { "#00d26a": "leaf", "#00f397": "lime", "#7d4533": "brown" },
  camping: { "#608842": "leaf", "#96c34a": "leaf", "#8c5543": "brown" },
  "spouting-whale": { "#26eafc": "blue" },
  "red-paper-lantern": { "#ca0b4a": "red", "#ff822d": "yellow" },
  ant: { "#533566": "brown", "#635994": "brown" },
  bouquet: { "#00a6ed": 1 },
  "dog-face": { "#f3c07b": "fur" },
  eagle: { "#a56953": "brown", "#6d4534": "black", "#d3d3d3": "white" },
  ewe: { "#b4acbc": "cream", "#cdc4d6": "white" },
  grapes: { "#321b41": "purple", "#533566": "purple", "#433b6b": "purple", "#6b438b": "purple" },
  wood: { "#a56953": "fur", "#f3ad61": "cream" },
  "teddy-bear": { "#ff822d": "rust" },
  egg: { "#f3ad61": "cream" },
  cow: { "#9b9b9b": "rust", "#636363": "brown" },
  spider: { "#635994": "black" },
};

/** Alive or eaten: each fill becomes the likest of nature’s, but of skin. */
export const natural: ReadonlySet<string> = new Set([
  "ant",
  "dog-face",
  "avocado",
  "baguette-bread",
  "beer-mug",
  "birthday-cake",
  "bouquet",
  "bread",
  "camel",
  "cheese-wedge",
  "chicken",
  "chocolate-bar",
  "cookie",
  "cow",
  "cricket",
  "crocodile",
  "cut-of-meat",
  "deciduous-tree",
  "dumpling",
  "eagle",
  "egg",
  "evergreen-tree",
  "ewe",
  "fire",
  "fish",
  "french-fries",
  "grapes",
  "hamburger",
  "herb",
  "hibiscus",
  "honey-pot",
  "kangaroo",
  "koala",
  "leafy-green",
  "lemon",
  "lizard",
  "oyster",
  "parrot",
  "pizza",
  "popcorn",
  "red-apple",
  "sandwich",
  "seedling",
  "soft-ice-cream",
  "spouting-whale",
  "spaghetti",
  "strawberry",
  "stuffed-flatbread",
  "sunflower",
  "sushi",
  "taco",
  "tangerine",
  "teddy-bear",
  "tulip",
  "wood",
  "worm",
  "wine-glass",
  "croissant",
  "cactus",
  "poultry-leg",
  "rabbit",
  "rat",
  "spider",
  "turtle",
  "broccoli",
  "dove",
]);

/** A gleam where one plain shape is the whole of a drawing. */
export const gleams: Readonly<Record<string, string>> = {
  key: "M8.3 23.3l7.4-7.4.5.5-7.4 7.4z",
  shield: "M10.4 15.2l1.8-1.8 2.9 2.9 5.4-6 1.9 1.7-7.2 8z",
  wrench: "M11.9 12.9l.5-.5 7.8 7.8-.5.5z",
  "red-apple":
    "M6.2 17c.2-3 1.6-5 3.8-6 .8-.4 1.5.6.8 1.2-1.7 1.3-2.6 2.9-2.8 5-.2 1.1-1.9.9-1.8-.2z",
  tangerine:
    "M6.8 18c.2-3 1.6-5.2 4-6.6.8-.4 1.5.6.8 1.2-1.9 1.5-2.8 3.3-3 5.6-.2 1.1-1.9.9-1.8-.2z",
  droplet:
    "M8.6 20.2c.3 3.6 2.2 6 5.4 7 .9.3.7 1.7-.3 1.6-4.1-.6-6.7-3.7-6.9-8.4 0-1.2 1.7-1.3 1.8-.2z",
  egg: "M8.2 15c.5-3.6 2-6.6 4.4-8.7.8-.7 1.8.4 1.1 1.2-1.9 2.2-3.2 4.7-3.7 7.7-.2 1.1-1.9.9-1.8-.2z",
};
