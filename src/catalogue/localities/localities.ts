import { capitalTerritory } from "./capital-territory.ts";
import type { Locality } from "./locality.ts";
import { newSouthWales } from "./new-south-wales.ts";
import { northernTerritory } from "./northern-territory.ts";
import { queensland } from "./queensland.ts";
import { southAustralia } from "./south-australia.ts";
import { tasmania } from "./tasmania.ts";
import { victoria } from "./victoria.ts";
import { westernAustralia } from "./western-australia.ts";

/** Every place we know something about. */
export const localities: readonly Locality[] = [
  ...capitalTerritory,
  ...newSouthWales,
  ...northernTerritory,
  ...queensland,
  ...southAustralia,
  ...tasmania,
  ...victoria,
  ...westernAustralia,
];
