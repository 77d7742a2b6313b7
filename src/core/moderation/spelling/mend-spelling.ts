import type { Speller } from "./speller.ts";
import { spokenForms, usualPhrases, usualSlips } from "./usual-slips.ts";
import type { Mend } from "./with-mends.ts";

/** Shorter words are too near to too many others. */
const SHORTEST = 5;

/** What the dictionary tries for a word grows with the square of its length. */
const LONGEST = 20;

/** A text with more unknown words than this share is in another language, or a list of names. */
const MOST_UNKNOWN = 0.35;

/** Looking for what was meant takes up to 50 ms a word. */
const MOST_LOOKED_UP = 40;

const phrases = [...usualPhrases.keys()];

/**
 * The slips of a text that can be nothing else, by `speller`. Only words in small letters are looked
 * at: a name, a code, a number, an address, “iPhone”, “r&b” and “w/in” are left as they are.
 *
 * @param known words that are right here, in small letters: names, places, words of the trade.
 */
export function mendSpelling(text: string, known: ReadonlySet<string>, speller: Speller): Mend[] {
  const words = plainWords(text);
  const isKnown = (word: string) =>
    known.has(word) || spokenForms.has(word) || speller.knows(word) || usualSlips.has(word);
  const unknown = words.filter(({ word }) => !isKnown(word));
  if (unknown.length > 2 && unknown.length > words.length * MOST_UNKNOWN) return [];
  const lookedUp = new Set(unknown.slice(0, MOST_LOOKED_UP).map(({ word }) => word));
  return words.flatMap(({ word, at }) => {
    const rest = text.slice(at);
    const phrase = phrases.find(
      (slip) => rest.startsWith(slip) && !/^[\p{L}\p{N}’'-]/u.test(rest.slice(slip.length)),
    );
    const whole = phrase && usualPhrases.get(phrase);
    if (whole) return [{ from: phrase, to: whole, at }];
    if (known.has(word)) return [];
    const usual = usualSlips.get(word);
    const mayBeSlip = word.length >= SHORTEST && word.length <= LONGEST && lookedUp.has(word);
    const to = usual ?? (mayBeSlip ? speller.meant(word) : undefined);
    return to && to !== word ? [{ from: word, to, at }] : [];
  });
}

/** Words of small letters that nothing is attached to: no digit, sign, capital or address. */
function plainWords(text: string): { word: string; at: number }[] {
  const attached = /[\p{L}\p{N}@#&/\\_+’'-]/u;
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index: at }) => {
    const before = text.slice(0, at).slice(-2);
    const after = text.slice(at + word.length, at + word.length + 2);
    const isFree =
      !attached.test(before.slice(-1)) &&
      !attached.test(after.slice(0, 1)) &&
      !/[\p{L}\p{N}][.:]$/u.test(before) &&
      !/^[.:][\p{L}\p{N}]/u.test(after);
    return isFree && /^[a-z]+$/.test(word) ? [{ word, at }] : [];
  });
}
