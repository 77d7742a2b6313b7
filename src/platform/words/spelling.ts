import { doubleMetaphone } from "double-metaphone";
import { distance } from "fastest-levenshtein";
import { latinLetterOf } from "./look-alikes.ts";

/** Lower case without accents, apostrophes and invisible characters; full-width letters made plain. */
export function plainSpelling(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’'ʼ`´]/g, "")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss")
    .replace(/ł/g, "l")
    .replace(/đ/g, "d");
}

/** Figures and marks used for letters. */
const lookAlikes: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "l",
  "+": "t",
  "€": "e",
};

/** A word written with figures, marks or foreign letters in place of Latin ones, as it is meant: “m3th”. */
export function withoutDisguise(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return [...word].map((character) => lookAlikes[character] ?? latinLetterOf(character)).join("");
}

/** How many letters of a word may be wrong. */
function slips(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Finds which of many words a typed one may be, misspelt: one that begins alike and differs in a letter,
 * two in a long word; or one that sounds the same, such as “hakking” and “fites”. Compares it with those
 * that begin alike or sound the same, of 9,000 some 400.
 */
export function misspeltOf(words: Iterable<string>): (typed: string) => string[] {
  const byStart = Map.groupBy(words, (word) => word[0]);
  const bySound = Map.groupBy(words, soundOf);
  return (typed) => {
    const sound = soundOf(typed);
    const alike = byStart.get(typed[0])?.filter((word) => differs(typed, word) <= slips(word));
    const asSaid = sound.length >= 3 && typed.length >= 4 ? bySound.get(sound) : undefined;
    const sounding = asSaid?.filter((word) => word.length >= 4 && differs(typed, word) <= 3);
    return [...new Set([...(alike ?? []), ...(sounding ?? [])])];
  };
}

/** By how many letters; 4 for anything that is longer or shorter by more than 3. */
function differs(typed: string, meant: string): number {
  return Math.abs(typed.length - meant.length) > 3 ? 4 : distance(typed, meant);
}

function soundOf(word: string): string {
  return doubleMetaphone(word)[0];
}
