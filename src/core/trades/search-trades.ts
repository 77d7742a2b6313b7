import type { Trade } from "../../catalogue/trades/trade.ts";
import { readWords, type TypedWord } from "./read-words.ts";
import { type Phrase, tradeIndex } from "./trade-index.ts";
import { wordsOf } from "./words.ts";

/** A trade that words may mean. */
export type Hit = {
  trade: Trade;
  /** For comparing hits of the same words. */
  score: number;
  /** How much of its best name was said, at most 1. */
  covered: number;
  /** How much of what was said its names tell, at most 1. */
  telling: number;
  /** Nothing but a topic tells it. */
  isHint: boolean;
};

/**
 * The trades that a few words may mean, best first. The rarer the words that a trade’s name shares
 * with them, and the fewer it lacks, the better: “reptile shop” is more of that than “pet shop”.
 *
 * @param asides whether what is after “for” or “with” tells as much as what is before it
 */
export function searchTrades(
  text: string,
  { asides }: { asides: "hint" | "told" } = { asides: "hint" },
): Hit[] {
  const words = readWords(text).map((word) => ({
    ...word,
    isAside: word.isAside && asides === "hint",
  }));
  const typed = ` ${wordsOf(text).join(" ")} `;
  const { phrases } = tradeIndex();
  const found = new Map<number, Said>();
  for (const phrase of phrases) {
    if (phrase.text === typed) found.set(phrase.id, { ...nothing(), main: wholly(phrase) });
  }
  for (const word of words) {
    for (const { id, terms } of phrasesWith(word.root)) {
      const said = found.get(id) ?? nothing();
      said.words.add(word);
      const roots = word.isAside ? said.aside : said.main;
      for (const [root, closeness] of terms) {
        roots.set(root, Math.max(roots.get(root) ?? 0, closeness * word.place));
      }
      found.set(id, said);
    }
  }
  const all = weightOfAll(words);
  const scored = [...found].flatMap(([id, said]) => {
    const phrase = phrases[id];
    return phrase ? [scoreOf(phrase, said, typed)] : [];
  });
  return [...Map.groupBy(scored, ({ trade }) => trade)]
    .map(([trade, ofTrade]) => hitOf(trade, ofTrade, all))
    .sort((a, b) => b.score - a.score);
}

/** The words of a phrase that were said, and how closely; and the words that say them. */
type Said = { main: Map<string, number>; aside: Map<string, number>; words: Set<TypedWord> };

function nothing(): Said {
  return { main: new Map(), aside: new Map(), words: new Set() };
}

function wholly({ roots }: Phrase): Map<string, number> {
  return new Map(roots.map((root) => [root, 1]));
}

function weightOfAll(words: Iterable<TypedWord>): number {
  const { weightOf } = tradeIndex();
  return [...words]
    .filter(({ isFiller }) => !isFiller)
    .reduce((sum, { root, isAside }) => sum + weightOf(root) * (isAside ? ASIDE : 1), 0);
}

/** What a word counts that says whom it is for: alone, and beside one that says what it is. */
const ASIDE = 0.35;
const ASIDE_OF_MAIN = 0.85;

/** A kind is the answer only where no trade is. */
const OF_KIND = 0.45;

/** Said as it is, in this order; and nothing but that. */
const AS_IT_STANDS = 1.2;
const NOTHING_ELSE = 2;

type Scored = Pick<Hit, "trade" | "score" | "covered" | "isHint"> & Pick<Said, "words">;

function scoreOf(
  { trade, text, roots, boost }: Phrase,
  { main, aside, words }: Said,
  typed: string,
): Scored {
  const { weightOf } = tradeIndex();
  const ofAside = main.size > 0 ? ASIDE_OF_MAIN : ASIDE;
  const saidOf = (root: string) => main.get(root) ?? (aside.get(root) ?? 0) * ofAside;
  const whole = roots.reduce((sum, root) => sum + weightOf(root), 0);
  const matched = roots.reduce((sum, root) => sum + weightOf(root) * saidOf(root), 0);
  const covered = Math.min(1, matched / whole);
  const particular = trade.above === undefined ? OF_KIND : 1;
  const stands = typed === text ? NOTHING_ELSE : typed.includes(text) ? AS_IT_STANDS : 1;
  const score = matched * covered ** 2 * boost * particular * stands;
  return { trade, score, covered, words, isHint: boost < 1 };
}

/** One name that fits is enough; a second one settles what would be equal. */
function hitOf(trade: Trade, scored: Scored[], all: number): Hit {
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  const told = new Set(
    scored.filter(({ covered }) => covered > 0.6).flatMap(({ words }) => [...words]),
  );
  return {
    trade,
    score: (best?.score ?? 0) + 0.1 * (second?.score ?? 0),
    covered: best?.covered ?? 0,
    isHint: best?.isHint ?? true,
    telling: all === 0 ? 1 : weightOfAll(told) / all,
  };
}

/** The phrases with a word, or one that begins with it, and how close that is. */
function phrasesWith(root: string): { id: number; terms: [string, number][] }[] {
  const prefix = root.length > 4;
  const found = tradeIndex().search.search(root, { prefix, processTerm: (term) => term });
  return found.map(({ id, terms }) => ({
    id: Number(id),
    terms: terms.map((term) => [term, term === root ? 1 : 0.9 * (root.length / term.length) ** 2]),
  }));
}
