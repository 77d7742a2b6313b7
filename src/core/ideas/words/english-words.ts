import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let list: string | undefined;

/**
 * Whether a word in lower case stands in a word game’s list of 275,000 English words: common nouns
 * and verbs in every form, no names.
 */
export function isEnglish(word: string): boolean {
  // Searched as the text it is: parsed, the words would take 50 MB.
  list ??= readFileSync(
    createRequire(import.meta.url).resolve("an-array-of-english-words/index.json"),
    "latin1",
  );
  return list.includes(`"${word}"`);
}
