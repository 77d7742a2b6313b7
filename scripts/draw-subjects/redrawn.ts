/**
 * What Fluent Emoji has no good drawing of in four tones: drawn by us in its manner, in 32 by 32, each
 * standing on the line y = 30. And what is different about those of Fluent Emoji.
 */
import { animals } from "./animals.ts";
import { benches } from "./benches.ts";
import { bodiesAndRites } from "./bodies-and-rites.ts";
import { building } from "./building.ts";
import { careAndMovement, careAtWork } from "./care-and-movement.ts";
import { countersAndShelves, sellers } from "./counters-and-shelves.ts";
import { deskAndLaw } from "./desk-and-law.ts";
import { faithAndGiving } from "./faith-and-giving.ts";
import { foodAndLand } from "./food-and-land.ts";
import { houseAndPets } from "./house-and-pets.ts";
import { leisure } from "./leisure.ts";
import { lessons } from "./lessons.ts";
import { outOfDoors } from "./out-of-doors.ts";
import { outingsAndLessons } from "./outings-and-lessons.ts";
import { peopleAttending } from "./people-attending.ts";
import { peopleBuilding } from "./people-building.ts";
import { peopleCaring } from "./people-caring.ts";
import { peopleElsewhere } from "./people-elsewhere.ts";
import { peopleHosting } from "./people-hosting.ts";
import { peopleOnSite } from "./people-on-site.ts";
import { peopleTrading } from "./people-trading.ts";
import { powerAndGround } from "./power-and-ground.ts";
import { servedAndBaked } from "./served-and-baked.ts";
import type { Drawings, Tone } from "./shapes.ts";
import { sitesAndBenches } from "./sites-and-benches.ts";
import { stays } from "./stays.ts";
import { stillLifes } from "./still-lifes.ts";
import { sweetsAndCellar } from "./sweets-and-cellar.ts";
import { therapyRooms } from "./therapy-rooms.ts";
import { toolsAndWares } from "./tools-and-wares.ts";
import { vehicles } from "./vehicles.ts";
import { work } from "./work.ts";
import { workshopsAndCamps } from "./workshops-and-camps.ts";
import { yardsAndShops } from "./yards-and-shops.ts";

/** People at what they do, with an animal or two. */
export const atWork: Drawings = {
  ...peopleBuilding,
  ...peopleTrading,
  ...peopleCaring,
  ...peopleElsewhere,
  ...peopleAttending,
  ...peopleHosting,
  ...peopleOnSite,
  ...sellers,
  ...careAtWork,
};

export const redrawn: Drawings = {
  ...animals,
  ...vehicles,
  ...building,
  ...careAndMovement,
  ...countersAndShelves,
  ...faithAndGiving,
  ...deskAndLaw,
  ...foodAndLand,
  ...houseAndPets,
  ...leisure,
  ...outOfDoors,
  ...outingsAndLessons,
  ...bodiesAndRites,
  ...benches,
  ...stays,
  ...powerAndGround,
  ...sitesAndBenches,
  ...stillLifes,
  ...therapyRooms,
  ...servedAndBaked,
  ...yardsAndShops,
  ...lessons,
  ...sweetsAndCellar,
  ...toolsAndWares,
  ...work,
  ...workshopsAndCamps,
  ...atWork,
};

/** Where the tone of a fill by its lightness alone is wrong: a stalk is no highlight. */
export const retoned: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  bathtub: { "#26eafc": 3 },
  "circus-tent": { "#ff5e59": 1, "#ffb02e": 0 },
  "spouting-whale": { "#26eafc": "blue" },
  "red-paper-lantern": { "#ca0b4a": "red", "#ff822d": "yellow" },
  "teddy-bear": { "#ff822d": "rust" },
};

/** Alive or eaten: each fill becomes the likest of nature’s, but of skin. */
export const natural: ReadonlySet<string> = new Set([
  "beer-mug",
  "french-fries",
  "hamburger",
  "sandwich",
  "spouting-whale",
  "sunflower",
  "teddy-bear",
]);
