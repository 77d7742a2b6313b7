import dictionary from "dictionary-en-au";
import { doubleMetaphone } from "double-metaphone";
import nspell from "nspell";

/** Knows how words are spelt in Australia. */
export type Speller = {
  knows: (word: string) => boolean;
  /** The one word that a misspelt word must have been meant as, if there is one. */
  meant: (word: string) => string | undefined;
};

/** Loads the dictionary: 200 ms and some 60 MB. */
export function loadSpeller(): Speller {
  const spelling = nspell({
    aff: Buffer.from(dictionary.aff),
    dic: Buffer.from(dictionary.dic),
  });
  const meanings = new Map<string, string | undefined>();
  return {
    // A name that somebody typed in small letters is no slip.
    knows: (word) => spelling.correct(word) || spelling.correct(capitalised(word)),
    meant: (word) => {
      if (!meanings.has(word)) meanings.set(word, surest(word, spelling.suggest(word)));
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
    (other) => /^\p{Ll}+$/u.test(other) && other[0] === word[0] && (isSlip(word, other) || soundsLike(word, other)),
  );
  const swapped = near.filter((other) => isSwap(word, other));
  if (swapped.length === 1) return swapped[0];
  if (near.length === 1) return near[0];
  const alike = near.filter((other) => soundsLike(word, other));
  return alike.length === 1 ? alike[0] : undefined;
}

/** Whether two words sound the same, and are about as long. */
function soundsLike(word: string, other: string): boolean {
  const [one] = doubleMetaphone(word);
  const [two] = doubleMetaphone(other);
  return one === two && Math.abs(word.length - other.length) <= 2;
}

/** One letter too many, one missing, or two the wrong way round. */
function isSlip(word: string, other: string): boolean {
  return isSwap(word, other) || lacksOne(word, other) || lacksOne(other, word);
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
