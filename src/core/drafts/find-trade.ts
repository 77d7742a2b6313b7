import { distance } from "fastest-levenshtein";
import type { Business } from "../../catalogue/businesses/business.ts";
import { businesses } from "../../catalogue/businesses/businesses.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { findBusiness } from "./find-business.ts";

export type FoundTrade = {
  /** The words, with the typing errors mended that hid what they mean: “hairdreser”. */
  words: string;
  /** Undefined for a trade that the catalogue does not know. */
  business: Business | undefined;
};

/** The kind of business that a few words name. */
export function findTrade(typed: string): FoundTrade {
  const mended = typed.replace(/\p{L}{5,}/gu, mend);
  const meant = kindOf(mended);
  return meant ? { words: mended, business: meant } : { words: typed, business: kindOf(typed) };
}

function kindOf(text: string): Business | undefined {
  return findBusiness({ name: "", services: "", description: text, goals: "" });
}

const tradeWords = new Set(
  businesses.flatMap(({ noun, words }) =>
    [noun, ...words].flatMap((text) => text.toLowerCase().split(" ")),
  ),
);

/** A word that no dictionary has, as the word of a trade that begins alike and differs by a slip or two. */
function mend(word: string): string {
  const typed = word.toLowerCase();
  if (tradeWords.has(typed) || isEnglish(typed)) return word;
  const slips = typed.length < 7 ? 1 : 2;
  const isMeant = (known: string) =>
    known[0] === typed[0] && distance(known, typed) <= slips && isEnglish(known);
  return [...tradeWords].find(isMeant) ?? word;
}
