import MiniSearch from "minisearch";
import type { Trade } from "../../catalogue/trades/trade.ts";
import { trades } from "../../catalogue/trades/trades.ts";
import { rootOf, wordsOf } from "./words.ts";

/** What a trade is called, in one way of several. */
export type Phrase = {
  id: number;
  trade: Trade;
  /** Its words between spaces: “ dog groomer ”. */
  text: string;
  roots: readonly string[];
  /** How surely it tells the trade: a name does, a topic only hints. */
  boost: number;
};

export type TradeIndex = {
  search: MiniSearch<Phrase>;
  phrases: readonly Phrase[];
  /** Of a root: the fewer trades are called by it, the more it tells. */
  weightOf(root: string): number;
};

let index: TradeIndex | undefined;

/** Everything that trades are called. Made when it is first asked for, so that no start waits. */
export function tradeIndex(): TradeIndex {
  index ??= makeIndex();
  return index;
}

/** Whether these words, but for case and marks, are what a trade is called. What only hints at one is not. */
export function isListedTrade(words: string): boolean {
  const typed = ` ${wordsOf(words).join(" ")} `;
  return tradeIndex().phrases.some(({ text, boost }) => boost >= 1 && text === typed);
}

/** Words that are in phrases without telling anything. */
const small: ReadonlySet<string> = new Set(
  "a an the and or of for in at on to with by n my our your i we".split(" "),
);

function makeIndex(): TradeIndex {
  const phrases = trades.flatMap((trade) => [
    ...phrasesOf(trade, [trade.name], 1.05),
    ...phrasesOf(trade, trade.synonyms, 1),
    ...phrasesOf(trade, trade.misspellings ?? [], 1),
    ...phrasesOf(trade, trade.topics ?? [], 0.5),
  ]);
  const numbered = phrases.map((phrase, id) => ({ ...phrase, id }));
  const search = new MiniSearch<Phrase>({
    fields: ["text"],
    tokenize: wordsOf,
    processTerm: (word) => (small.has(word) ? null : rootOf(word)),
  });
  search.addAll(numbered);
  const tradesOf = new Map<string, Set<string>>();
  for (const { trade, roots } of numbered) {
    for (const root of roots) {
      tradesOf.set(root, (tradesOf.get(root) ?? new Set()).add(trade.id));
    }
  }
  const weightOf = (root: string) => Math.log(1 + trades.length / (tradesOf.get(root)?.size ?? 1));
  return { search, phrases: numbered, weightOf };
}

function phrasesOf(trade: Trade, texts: readonly string[], boost: number): Omit<Phrase, "id">[] {
  return texts.map((text) => {
    const words = wordsOf(text);
    const roots = words.filter((word) => !small.has(word)).map(rootOf);
    return { trade, text: ` ${words.join(" ")} `, roots: [...new Set(roots)], boost };
  });
}
