import { distance } from "fastest-levenshtein";
import { ideaTrades } from "../../../../catalogue/ideas/idea-trades.ts";
import { activities, newWords, properNames } from "../../../../catalogue/topics/word-classes.ts";

import { isEnglish } from "../../../../platform/words/english-words.ts";
import { misspeltOf } from "../../../../platform/words/spelling.ts";

/** All words of the catalogue, those that tell a kind of topic first. */
const ours = new Set(
  [
    ...activities.flatMap(([, words]) => words),
    ...newWords,
    ...properNames,
    ...ideaTrades.flatMap(({ label, words }) => [label, ...words]),
    JSON.stringify(ideaTrades),
  ].flatMap((text) => text.toLowerCase().match(/[a-zà-ÿ0-9]+/g) ?? []),
);

const acronyms = new Set(
  "naplan ielts hsc vce atar ndis rsa cpr afl nrl bmx vhs ev dj 3d ai tv seo crm diy led gps vr cnc it".split(
    " ",
  ),
);

const proper = new Set(properNames.flatMap((name) => name.split(" ")));

export function isKnownWord(word: string): boolean {
  const parts = word.split("-");
  if (parts.length > 1) return parts.every((part) => part !== "" && isKnownWord(part));
  return (
    ours.has(word) ||
    ours.has(word.replace(/s$/, "")) ||
    /^\d+(?:s|th)?$/.test(word) ||
    isEnglish(word)
  );
}

let mayBe: ReturnType<typeof misspeltOf> | undefined;

/** The word as it was meant: the one we know that it is a slip of, or itself. */
export function correctSpelling(word: string): string {
  if (word.length < 5 || isKnownWord(word) || isOfWhole(word)) return word;
  mayBe ??= misspeltOf([...ours].filter((known) => known.length > 4));
  const [best] = mayBe(word).sort((a, b) => distance(word, a) - distance(word, b));
  return best ?? word;
}

/** “Opa’s” and “Holdens” are no slips: what belongs to somebody has their name, and “Holden” is none. */
function isOfWhole(word: string): boolean {
  if (/['’]s?$/.test(word)) return true;
  const whole = word.replace(/(?<!s)['’]?s$/, "");
  if (whole === word) return false;
  return isKnownWord(whole) || (whole.length >= 5 && correctSpelling(whole) === whole);
}

/** A word of a topic with the capitals that it has inside a sentence: “French”, “NDIS”. */
export function inSentence(word: string): string {
  if (acronyms.has(word) || isInitials(word)) return word.toUpperCase();
  const isName = proper.has(word) || proper.has(word.replace(/s$/, ""));
  return isName ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** It is none of our words, nor can it be said: “NFT”. */
function isInitials(word: string): boolean {
  return /^[bcdfghjklmnpqrstvwxz]{1,5}$/.test(word) && !isKnownWord(word);
}
