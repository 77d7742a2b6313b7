import type { Trade } from "../../catalogue/trades/trade.ts";
import { tradeById, trades } from "../../catalogue/trades/trades.ts";
import type { TraitId } from "../../catalogue/trades/trait.ts";
import { type Business, businessOf, lineOf } from "./business.ts";
import { mendTrade } from "./read-words.ts";
import { type Hit, searchTrades } from "./search-trades.ts";
import { traitsIn } from "./traits-in.ts";
import { wordsOf } from "./words.ts";

export type FoundTrade = {
  /** The words, with the slips mended that hid what they mean: “hairdreser”. */
  words: string;
  /** The business that they name, or the shape of the nearest; undefined where nothing tells. */
  business: Business | undefined;
  /** What else it may be like, where we do not know the trade: three, the nearest first. */
  like: readonly TradeChoice[];
};

export type TradeChoice = { id: string; name: string };

/**
 * The business that a few words name.
 *
 * @param like the trade that somebody says it is like, by its id: it goes before what we read
 * @param traits what else is said of it
 * @param isName whether the words are a name, which may well be that of a tree
 */
export function findTrade(
  typed: string,
  {
    like,
    isName = false,
    traits = [],
  }: { like?: string | undefined; isName?: boolean; traits?: readonly TraitId[] } = {},
): FoundTrade {
  const words = withoutMisspelling(mendTrade(typed));
  const hits = searchTrades(words).filter((hit) => !isName || !(hit.isHint || isKind(hit)));
  const chosen = like === undefined ? undefined : knownTrade(like);
  const known = knownIn(hits) ?? (isName ? undefined : knownByAsides(words));
  const kind = hits.find(isKind)?.trade ?? kindOf(hits.find(isWhole)?.trade);
  const trade = chosen ?? known ?? kind;
  return {
    words,
    business: trade && businessOf(trade, [...traits, ...traitsIn(words)]),
    like: known ? [] : nearest(hits, kind),
  };
}

/** A trade that a business may be like, by its id. */
export function knownTrade(id: string): Trade | undefined {
  const trade = tradeById.get(id);
  return trade?.above === undefined ? undefined : trade;
}

/** As much of a name as has to be said, and as much of what is said as it has to tell. */
const COVERED = 0.7;
const TELLING = 0.25;
/** How near a trade has to come where a kind fits better. */
const NEARLY = 0.8;

function knownIn(hits: readonly Hit[]): Trade | undefined {
  const [best] = hits;
  const known = hits.find(isKnown);
  const isOvertaken =
    best && known && isKind(best) && Math.min(known.score / best.score, known.covered) < NEARLY;
  return isOvertaken ? undefined : known?.trade;
}

/** “An online store for handmade soaps”: where the main thing names a kind alone. */
function knownByAsides(words: string): Trade | undefined {
  const told = searchTrades(words, { asides: "told" });
  return knownIn(told.filter((hit) => isKind(hit) || hit.telling >= 2 * TELLING));
}

function isKnown(hit: Hit): boolean {
  const { covered, telling, isHint } = hit;
  return !isKind(hit) && covered >= COVERED && telling >= (isHint ? 0.8 : TELLING);
}

/** All of a name was said, but little of what was said was that: “ta moko artist”. */
function isWhole({ covered, isHint }: Hit): boolean {
  return covered > 0.9 && !isHint;
}

function kindOf(trade: Trade | undefined): Trade | undefined {
  return trade && lineOf(trade).at(-1);
}

function isKind({ trade }: Hit): boolean {
  return trade.above === undefined;
}

/** Trades that share a word with what was typed, and then those that many of its kind are. */
function nearest(hits: readonly Hit[], kind: Trade | undefined): TradeChoice[] {
  const near = hits.filter((hit) => !isKind(hit) && hit.telling >= TELLING);
  const usual = (kind?.examples ?? anybody).flatMap((id) => tradeById.get(id) ?? []);
  return [...new Set([...near.map(({ trade }) => trade), ...usual])]
    .slice(0, 3)
    .map(({ id, name }) => ({ id, name }));
}

const anybody = ["handyman-work", "gift-shop", "business-coach"];

const misspellings = new Map(
  trades.flatMap(({ name, misspellings = [] }) => misspellings.map((slip) => [slip, name])),
);

/** What is in our list as somebody’s spelling of a trade. */
function withoutMisspelling(words: string): string {
  return misspellings.get(wordsOf(words).join(" ")) ?? words;
}
