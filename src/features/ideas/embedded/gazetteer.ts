import type { Place } from "./place.ts";
import { capitalTerritory } from "./places/capital-territory.ts";
import { newSouthWales } from "./places/new-south-wales.ts";
import { northernTerritory } from "./places/northern-territory.ts";
import { queensland } from "./places/queensland.ts";
import { southAustralia } from "./places/south-australia.ts";
import { tasmania } from "./places/tasmania.ts";
import { victoria } from "./places/victoria.ts";
import { westernAustralia } from "./places/western-australia.ts";

/** Every place we know something about. */
export const places: readonly Place[] = [
  ...capitalTerritory,
  ...newSouthWales,
  ...northernTerritory,
  ...queensland,
  ...southAustralia,
  ...tasmania,
  ...victoria,
  ...westernAustralia,
];
