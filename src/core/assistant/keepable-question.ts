import { isEnglish } from "../../platform/words/english-words.ts";
import { wordsOf } from "../trades/words.ts";
import type { AskedSite } from "./asked-site.ts";
import { isKnownPlace } from "./places.ts";
import { isUsualWord, phraseFinder } from "./read-question.ts";

/** In place of what may be a name, a number or an address. */
const LEFT_OUT = "…";

const isOfSomebody = phraseFinder(
  "my name, name is, im called, i am called, this is, i live at, street, st, road, rd, avenue, ave, court, crescent, drive, lane",
);

/**
 * A question as it may be kept: in lower case, with nothing in it that is no word of English, of the
 * site or of a map, and no number that could be dialled. Undefined where little would be left, or where
 * it says who asks.
 */
export function keepableQuestion(site: AskedSite, question: string): string | undefined {
  if (isOfSomebody(question)) return undefined;
  const typed = question.trim().split(/\s+/);
  const kept = typed.map((word, at) => keptWord(site, word, { isFirst: at === 0 }));
  const leftOut = kept.filter((word) => word === LEFT_OUT).length;
  if (leftOut * 2 >= kept.length) return undefined;
  return kept
    .join(" ")
    .toLowerCase()
    .replace(/[.!?\s]+$/, "");
}

function keptWord(site: AskedSite, word: string, { isFirst }: { isFirst: boolean }): string {
  if (/@|:\/\/|\d.*\d.*\d.*\d/.test(word)) return LEFT_OUT;
  const isName = /^\P{L}*\p{Lu}/u.test(word) && !isFirst;
  const isKept = wordsOf(word.replace(/['’]s\b/, "")).every(
    (part) =>
      /^\d+(?:[ap]m)?$/.test(part) ||
      site.words.has(part) ||
      isUsualWord(part) ||
      isKnownPlace(part) ||
      (!isName && isEnglish(part)),
  );
  return isKept ? word : LEFT_OUT;
}
