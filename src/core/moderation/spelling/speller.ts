import dictionary from "dictionary-en-au";
import { doubleMetaphone } from "double-metaphone";
import { distance } from "fastest-levenshtein";
import nspell from "nspell";
import { isEnglish } from "../../../platform/words/english-words.ts";

/** Knows how words are spelt in Australia. */
export type Speller = {
  knows: (word: string) => boolean;
  /** The one word that a misspelt word must have been meant as, if there is one. */
  meant: (word: string) => string | undefined;
};

/** Loads the dictionary: 200 ms and some 60 MB, so only a process that ends does this. */
export function loadSpeller(): Speller {
  const spelling = nspell({
    aff: Buffer.from(dictionary.aff),
    dic: Buffer.from(dictionary.dic),
  });
  const meanings = new Map<string, string | undefined>();
  return {
    // A name that somebody typed in small letters is no slip.
    knows: (word) =>
      spelling.correct(word) || spelling.correct(capitalised(word)) || isEnglish(word),
    meant: (word) => {
      if (!meanings.has(word)) {
        const plural = word.replace(/(?<=[^aeiou])ys$/, "ies");
        const isPlural = plural !== word && spelling.correct(plural);
        meanings.set(word, isPlural ? plural : surest(word, spelling.suggest(word)));
      }
      return meanings.get(word);
    },
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * Of what a dictionary suggests, the only word that one slip of the hand or one spelling by ear leads
 * to; undefined where there are several, or none.
 */
function surest(word: string, suggestions: readonly string[]): string | undefined {
  const near = suggestions.filter(
    (other) =>
      /^\p{Ll}+$/u.test(other) &&
      other[0] === word[0] &&
      (isSlip(word, other) || soundsLike(word, other)),
  );
  const swapped = near.filter((other) => isSwap(word, other));
  if (swapped.length === 1) return swapped[0];
  if (near.length === 1) return near[0];
  const alike = near.filter((other) => soundsLike(word, other));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether two long words sound the same and differ by a letter, or by two. Short ones do by chance. */
function soundsLike(word: string, other: string): boolean {
  const [one] = doubleMetaphone(word);
  const [two] = doubleMetaphone(other);
  return one === two && word.length > 6 && distance(word, other) <= (word.length < 8 ? 1 : 2);
}

/** One letter too many, one missing, or two the wrong way round. */
function isSlip(word: string, other: string): boolean {
  if (isSwap(word, other)) return true;
  // How a word ends says whether it is one or many, now or then: that is no slip to guess at.
  const endsAlike = word.slice(-2) === other.slice(-2);
  return endsAlike && (lacksOne(word, other) || lacksOne(other, word));
}

function isSwap(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

function lacksOne(shorter: string, longer: string): boolean {
  if (shorter.length + 1 !== longer.length) return false;
  const at = [...longer].findIndex((letter, place) => letter !== shorter[place]);
  return longer.slice(0, at) + longer.slice(at + 1) === shorter;
}
