import type { Business } from "../../../catalogue/businesses/business.ts";
import { businesses } from "../../../catalogue/businesses/businesses.ts";
import { isEnglish } from "../../ideas/words/english-words.ts";
import { misspeltOf } from "../../ideas/words/spelling.ts";
import { findBusiness } from "./find-business.ts";

export type FoundTrade = {
  /** The words, with the typing errors mended that hid what they mean: “hairdreser”. */
  words: string;
  /** Undefined for a trade that the catalogue does not know. */
  business: Business | undefined;
};

/** The kind of business that a few words name. */
export function findTrade(typed: string): FoundTrade {
  const business = kindOf(typed);
  if (business) return { words: typed, business };
  const mended = typed.replace(/\p{L}{5,}/gu, mend);
  const meant = mended === typed ? undefined : kindOf(mended);
  return { words: meant ? mended : typed, business: meant };
}

function kindOf(text: string): Business | undefined {
  return findBusiness({ name: "", services: "", description: text, goals: "" });
}

/** Made when the first word comes that nobody knows, so that no start waits for it. */
let meantBy: ((typed: string) => string[]) | undefined;

function mend(word: string): string {
  const typed = word.toLowerCase();
  if (isEnglish(typed)) return word;
  meantBy ??= misspeltOf(
    new Set(
      businesses
        .flatMap(({ noun, words }) => [noun, ...words].flatMap((text) => text.split(" ")))
        .filter((known) => known.length > 4 && isEnglish(known)),
    ),
  );
  return meantBy(typed)[0] ?? word;
}
