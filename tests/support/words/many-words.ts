import { trades } from "../../../src/catalogue/trades/trades.ts";
import type { Words } from "../../../src/core/drafts/draft-from-words.ts";

const names = [
  "Wattle & Daughters",
  "Banksia Lane",
  "BLUE GUM PTY LTD",
  "the red door",
  "Nguyen & Sons",
  "Magpie",
  "Three Creeks Co-operative of the Upper Murray",
  "O'Brien's",
  "Saltbush",
  "Kookaburra Corner",
  "Zoë & Co",
];

const places = [
  "Ballarat",
  "gold coast",
  "Hobart, Sandy Bay, Kingston and around",
  "Coober Pedy SA",
  "",
  "Mt Gambier",
  "Newcastle, Maitland, Port Stephens, Cessnock",
  "Kangaroo Island",
  "near Dubbo",
  "Nowhere Springs",
  "3350",
  "Perth, Fremantle and Rockingham",
  "the Barossa",
];

const ways = [
  (noun: string) => noun,
  (noun: string) => `mobile ${noun}`,
  (noun: string) => `I am a ${noun}`,
  (noun: string) => `best ${noun} in town, fully licensed`,
];

/** Over a thousand names, trades and places as strangers type them: each trade in one way or two. */
export const manyWords: readonly Words[] = trades.flatMap((trade, at) =>
  (at % 2 === 0 ? [at, at + 1] : [at]).map((number) => ({
    name: names[(at + number) % names.length] ?? "",
    trade: ways[number % ways.length]?.(trade.name) ?? trade.name,
    place: places[(at + number) % places.length] ?? "",
  })),
);
