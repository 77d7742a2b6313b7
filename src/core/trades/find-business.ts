import type { Trade } from "../../catalogue/trades/trade.ts";
import { tradeById } from "../../catalogue/trades/trades.ts";
import { type Business, businessOf, lineOf } from "./business.ts";
import { searchTrades } from "./search-trades.ts";
import { tradeIndex } from "./trade-index.ts";
import { traitsIn } from "./traits-in.ts";
import { wordsOf } from "./words.ts";

/** The texts of a brief that tell its trade. */
type Told = { name: string; services: string; description: string; goals: string };

/** The business that a brief most likely comes from; undefined where nothing tells. */
export function findBusiness({ name, services, description, goals }: Told): Business | undefined {
  const said = sentencesOf(description).filter((sentence) => !notDone.test(sentence));
  const [first = "", second = "", ...others] = said;
  const [called = "", ...listed] = name.split(/[,;|]/);
  const evidence = [
    { text: called, weight: 1.6 },
    ...listed.slice(0, 10).map((text) => ({ text, weight: 0.3 })),
    { text: first, weight: 1.5 },
    { text: second, weight: 1 },
    ...others.slice(0, 20).map((text) => ({ text, weight: 0.4 })),
    ...services
      .split("\n")
      .slice(0, 20)
      .map((text) => ({ text, weight: 0.6 })),
    ...sentencesOf(goals)
      .slice(0, 4)
      .map((text) => ({ text, weight: 0.35 })),
  ];
  const ending = endingOf(called);
  const scores = new Map<string, number>();
  for (const { text, weight } of evidence) {
    for (const { trade, score, covered } of searchTrades(text.slice(0, 300))) {
      if (trade.above === undefined || covered < 0.7) continue;
      scores.set(trade.id, (scores.get(trade.id) ?? 0) + Math.min(score, 12) * weight);
    }
  }
  const best = [...scores].map(withAbove).sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < ENOUGH) return undefined;
  return businessOf(best.trade, traitsIn(`${name}. ${first}`));

  /** What speaks for the trade above speaks for a particular one that is said more than it. */
  function withAbove([id, score]: [string, number]) {
    const trade = tradeById.get(id);
    if (!trade) throw new Error(`${id} is no trade`);
    const [, ...above] = lineOf(trade);
    const ofAbove = Math.max(0, ...above.map((one) => scores.get(one.id) ?? 0));
    const enough = (trade.traits ? NEARLY : MORE) * ofAbove;
    const isCalled = [trade, ...above].some((one) => ending.has(one));
    return {
      trade,
      score: (score > enough ? score + ofAbove : score / 2) + (isCalled ? OF_ENDING : 0),
    };
  }
}

/** Who moves houses, and pianos too, is no piano mover. */
const MORE = 1.1;
/** But a mechanic who is mobile is a mobile mechanic. */
const NEARLY = 0.7;

/** What a name ends in weighs more than what is done beside it. */
const OF_ENDING = 15;

/** One word that is said in passing tells no trade. */
const ENOUGH = 4.5;

/** “We do not do lawns.” */
const notDone = /\b(?:do not|don’t|don't|dont|not an?|never)\b/i;

/** The trades whose name a business ends its own in: “Wattle Creek Farm Stay”. That is what it is. */
function endingOf(called: string): Set<Trade> {
  const words = ` ${wordsOf(called).join(" ")} `;
  const named = tradeIndex().phrases.filter(
    ({ trade, text, boost }) => trade.above !== undefined && boost >= 1 && words.endsWith(text),
  );
  const longest = Math.max(...named.map(({ text }) => text.length));
  return new Set(named.filter(({ text }) => text.length === longest).map(({ trade }) => trade));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
}
