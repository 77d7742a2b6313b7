// Typed literals rather than YAML: the editor checks each field, Node and the build read them alike,
// and nothing is parsed at the start. A file for each trade would double a test's time to load.
import { arts } from "./arts.ts";
import { beauty } from "./beauty.ts";
import { building } from "./building.ts";
import { business } from "./business.ts";
import { care } from "./care.ts";
import { crafts } from "./crafts.ts";
import { events } from "./events.ts";
import { foodMaking } from "./food-making.ts";
import { foodServing } from "./food-serving.ts";
import { garden } from "./garden.ts";
import { green } from "./green.ts";
import { homeHelp } from "./home-help.ts";
import { land } from "./land.ts";
import { learning } from "./learning.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { play } from "./play.ts";
import { sport } from "./sport.ts";
import { technology } from "./technology.ts";
import { textiles } from "./textiles.ts";
import type { Trade } from "./trade.ts";
import { travelAndProperty } from "./travel-and-property.ts";
import { vehicles } from "./vehicles.ts";

/** Trades that lie near each other, by what they have in common: who likes one may like the next. */
export const tradesByGroup: ReadonlyMap<TradeGroup, readonly Trade[]> = new Map([
  ["arts", arts],
  ["beauty", beauty],
  ["building", building],
  ["business", business],
  ["care", care],
  ["crafts", crafts],
  ["events", events],
  ["food-making", foodMaking],
  ["food-serving", foodServing],
  ["garden", garden],
  ["green", green],
  ["home-help", homeHelp],
  ["land", land],
  ["learning", learning],
  ["outdoors", outdoors],
  ["pets", pets],
  ["travel-and-property", travelAndProperty],
  ["play", play],
  ["sport", sport],
  ["technology", technology],
  ["textiles", textiles],
  ["vehicles", vehicles],
]);

export type TradeGroup =
  | "arts"
  | "beauty"
  | "building"
  | "business"
  | "care"
  | "crafts"
  | "events"
  | "food-making"
  | "food-serving"
  | "garden"
  | "green"
  | "home-help"
  | "land"
  | "learning"
  | "outdoors"
  | "pets"
  | "travel-and-property"
  | "play"
  | "sport"
  | "technology"
  | "textiles"
  | "vehicles";

export const tradeGroups: readonly (readonly Trade[])[] = [...tradesByGroup.values()];

export const trades: readonly Trade[] = tradeGroups.flat();
