import { doubleMetaphone } from "double-metaphone";
import { distance } from "fastest-levenshtein";

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
  // Cyrillic and Greek letters that pass for Latin ones
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  х: "x",
  у: "y",
  і: "i",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  α: "a",
  ο: "o",
  ε: "e",
  ι: "i",
  ν: "v",
  ρ: "p",
  τ: "t",
};

/** A word written with figures, marks or foreign letters in place of Latin ones, as it is meant: “m3th”. */
export function withoutDisguise(word: string): string {
  if (!/[a-z]/.test(word)) return word;
  return [...word].map((character) => lookAlikes[character] ?? character).join("");
}

/** How many letters of a word may be wrong. */
function slips(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 9 ? 1 : 2;
}

/**
 * Finds which of many words a typed one may be, misspelt. Compares it with those that begin alike or
 * sound the same, of 9,000 some 400: 0.05 ms instead of 1.2.
 */
export function misspeltOf(words: Iterable<string>): (typed: string) => string[] {
  const byStart = Map.groupBy(words, (word) => word[0]);
  const bySound = Map.groupBy(words, soundOf);
  return (typed) => {
    const near = [...(byStart.get(typed[0]) ?? []), ...(bySound.get(soundOf(typed)) ?? [])];
    return [...new Set(near)].filter((word) => isMisspelt(typed, word));
  };
}

/**
 * Whether one word may be another misspelt: it begins alike and differs in a letter, two in a long
 * word; or it sounds the same: “hakking”, “fites”.
 */
function isMisspelt(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 3) return false;
  const apart = distance(typed, meant);
  if (typed[0] === meant[0] && apart <= slips(meant)) return true;
  return apart <= 3 && typed.length >= 4 && meant.length >= 4 && soundsLike(typed, meant);
}

function soundsLike(one: string, other: string): boolean {
  const sound = soundOf(one);
  return sound.length >= 3 && sound === soundOf(other);
}

function soundOf(word: string): string {
  return doubleMetaphone(word)[0];
}
