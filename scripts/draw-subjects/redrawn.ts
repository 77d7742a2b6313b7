/**
 * What Fluent Emoji has no good drawing of in four tones: drawn by us in its manner, in 32 by 32, each
 * standing on the line y = 30. And what is different about those of Fluent Emoji.
 */
import { building } from "./building.ts";
import { foodAndLand } from "./food-and-land.ts";
import { leisure } from "./leisure.ts";
import { people } from "./people.ts";
import { peopleBuilding } from "./people-building.ts";
import { peopleCaring } from "./people-caring.ts";
import { peopleElsewhere } from "./people-elsewhere.ts";
import { peopleFurther } from "./people-further.ts";
import { peopleMore } from "./people-more.ts";
import { peopleTrading } from "./people-trading.ts";
import type { Drawings, Tone } from "./shapes.ts";
import { things } from "./things.ts";
import { work } from "./work.ts";

/** People at what they do, with an animal or two. */
export const atWork: Drawings = {
  ...peopleBuilding,
  ...peopleTrading,
  ...peopleCaring,
  ...peopleElsewhere,
  ...peopleMore,
  ...peopleFurther,
};

export const redrawn: Drawings = {
  ...building,
  ...foodAndLand,
  ...leisure,
  ...people,
  ...things,
  ...work,
  ...atWork,
};

/** Where the tone of a fill by its lightness alone is wrong: a stalk is no highlight. */
export const retoned: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  bathtub: { "#26eafc": 3 },
  "circus-tent": { "#ff5e59": 1, "#ffb02e": 0 },
  "house-with-garden": { "#00d26a": "leaf", "#00f397": "lime", "#7d4533": "brown" },
  "spouting-whale": { "#26eafc": "blue" },
  "red-paper-lantern": { "#ca0b4a": "red", "#ff822d": "yellow" },
  "dog-face": { "#f3c07b": "fur" },
  ewe: { "#b4acbc": "cream", "#cdc4d6": "white" },
  "teddy-bear": { "#ff822d": "rust" },
  cow: { "#9b9b9b": "rust", "#636363": "brown" },
};

/** Alive or eaten: each fill becomes the likest of nature’s, but of skin. */
export const natural: ReadonlySet<string> = new Set([
  "dog-face",
  "beer-mug",
  "birthday-cake",
  "camel",
  "cheese-wedge",
  "cow",
  "ewe",
  "french-fries",
  "hamburger",
  "kangaroo",
  "parrot",
  "sandwich",
  "spouting-whale",
  "sunflower",
  "teddy-bear",
]);
