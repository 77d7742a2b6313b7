import type { Trade } from "./trade.ts";
import { arts } from "./trades/arts.ts";
import { beauty } from "./trades/beauty.ts";
import { building } from "./trades/building.ts";
import { business } from "./trades/business.ts";
import { care } from "./trades/care.ts";
import { crafts } from "./trades/crafts.ts";
import { events } from "./trades/events.ts";
import { foodMaking } from "./trades/food-making.ts";
import { foodServing } from "./trades/food-serving.ts";
import { garden } from "./trades/garden.ts";
import { green } from "./trades/green.ts";
import { homeHelp } from "./trades/home-help.ts";
import { land } from "./trades/land.ts";
import { learning } from "./trades/learning.ts";
import { outdoors } from "./trades/outdoors.ts";
import { pets } from "./trades/pets.ts";
import { places } from "./trades/places.ts";
import { play } from "./trades/play.ts";
import { sport } from "./trades/sport.ts";
import { technology } from "./trades/technology.ts";
import { textiles } from "./trades/textiles.ts";
import { vehicles } from "./trades/vehicles.ts";

/** Trades that lie near each other: who likes one may like the next. */
const groups: readonly (readonly Trade[])[] = [
  arts,
  beauty,
  building,
  business,
  care,
  crafts,
  events,
  foodMaking,
  foodServing,
  garden,
  green,
  homeHelp,
  land,
  learning,
  outdoors,
  pets,
  places,
  play,
  sport,
  technology,
  textiles,
  vehicles,
];

export const trades: readonly Trade[] = groups.flat();

/** The other trades of the same group. */
export function neighboursOf(trade: Trade): readonly Trade[] {
  return groups.find((group) => group.includes(trade))?.filter((other) => other !== trade) ?? [];
}

/** What nearly anybody could start, for words that mean nothing to us. */
export const openToAll: readonly Trade[] = [
  "decluttering",
  "dog walking",
  "baking",
  "computer help",
  "gardening",
  "handyman work",
  "virtual assistance",
  "repair and reuse",
].flatMap((label) => trades.filter((trade) => trade.label === label));
