import { tradeById } from "../../catalogue/trades/trades.ts";
import { type Business, businessOf, lineOf } from "./business.ts";
import { searchTrades } from "./search-trades.ts";
import { traitsIn } from "./traits-in.ts";

/** The texts of a brief that tell its trade. */
type Told = { name: string; services: string; description: string; goals: string };

/** The business that a brief most likely comes from; undefined where nothing tells. */
export function findBusiness({ name, services, description, goals }: Told): Business | undefined {
  const said = sentencesOf(description).filter((sentence) => !notDone.test(sentence));
  const [first = "", second = "", ...others] = said;
  const evidence = [
    { text: name, weight: 1.6 },
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
    return { trade, score: score > enough ? score + ofAbove : score / 2 };
  }
}

/** Who moves houses, and pianos too, is no piano mover. */
const MORE = 1.1;
/** But a mechanic who is mobile is a mobile mechanic. */
const NEARLY = 0.7;

/** One word that is said in passing tells no trade. */
const ENOUGH = 4.5;

/** “We do not do lawns.” */
const notDone = /\b(?:do not|don’t|don't|dont|not an?|never)\b/i;

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
}
