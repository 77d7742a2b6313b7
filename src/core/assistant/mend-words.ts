import { distance } from "fastest-levenshtein";
import { isEnglish } from "../../platform/words/english-words.ts";
import { misspeltOf } from "../../platform/words/spelling.ts";
import { isUsualWord } from "./read-question.ts";

/** Below this, a slip makes another word. */
const SHORTEST = 5;

/**
 * Mends slips in the words of a question, by the words that a business uses: “drians” is “drains”, and
 * “handstrip” is “hand strip”. An English word stays.
 */
export function wordMender(vocabulary: ReadonlySet<string>): (word: string) => string[] {
  const known = [...vocabulary].filter(({ length }) => length >= SHORTEST);
  let meant: ((typed: string) => string[]) | undefined;
  return (word) => {
    if (vocabulary.has(word) || isUsualWord(word)) return [word];
    if (word.length < SHORTEST || isEnglish(word)) return [word];
    const parts = partsOf(word, vocabulary);
    if (parts) return parts;
    meant ??= misspeltOf(known);
    const [nearest] = meant(word).sort((a, b) => distance(word, a) - distance(word, b));
    return [nearest ?? word];
  };
}

function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(first) && (vocabulary.has(second) || isEnglish(second)))
      return [first, second];
  }
  return undefined;
}
