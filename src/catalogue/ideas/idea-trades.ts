// Typed literals rather than YAML: the editor checks each field, Node and the build read them alike,
// and nothing is parsed at the start. A file for each trade would double a test's time to load.

import { tradeById } from "../trades/trades.ts";
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
import type { IdeaTrade, TradeIdeas } from "./idea-trade.ts";
import { land } from "./land.ts";
import { learning } from "./learning.ts";
import { outdoors } from "./outdoors.ts";
import { pets } from "./pets.ts";
import { play } from "./play.ts";
import { sport } from "./sport.ts";
import { technology } from "./technology.ts";
import { textiles } from "./textiles.ts";
import { travelAndProperty } from "./travel-and-property.ts";
import { vehicles } from "./vehicles.ts";

/** Trades that lie near each other, by what they have in common: who likes one may like the next. */
export const tradesByGroup: ReadonlyMap<TradeGroup, readonly IdeaTrade[]> = new Map([
  ["arts", withWords(arts)],
  ["beauty", withWords(beauty)],
  ["building", withWords(building)],
  ["business", withWords(business)],
  ["care", withWords(care)],
  ["crafts", withWords(crafts)],
  ["events", withWords(events)],
  ["food-making", withWords(foodMaking)],
  ["food-serving", withWords(foodServing)],
  ["garden", withWords(garden)],
  ["green", withWords(green)],
  ["home-help", withWords(homeHelp)],
  ["land", withWords(land)],
  ["learning", withWords(learning)],
  ["outdoors", withWords(outdoors)],
  ["pets", withWords(pets)],
  ["travel-and-property", withWords(travelAndProperty)],
  ["play", withWords(play)],
  ["sport", withWords(sport)],
  ["technology", withWords(technology)],
  ["textiles", withWords(textiles)],
  ["vehicles", withWords(vehicles)],
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

export const tradeGroups: readonly (readonly IdeaTrade[])[] = [...tradesByGroup.values()];

export const ideaTrades: readonly IdeaTrade[] = tradeGroups.flat();

/** With what the index knows them by. */
function withWords(ideas: readonly TradeIdeas[]): IdeaTrade[] {
  return ideas.map((one) => {
    const trade = tradeById.get(one.id);
    if (!trade) throw new Error(`the index has no trade ${one.id}`);
    const { name, synonyms, topics = [] } = trade;
    return { ...one, words: [name.toLowerCase(), ...synonyms, ...topics] };
  });
}
