import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let list: string | undefined;

/**
 * Whether a word in lower case is in a word game’s list of 275,000 English words: common nouns
 * and verbs in every form, no names. Takes microseconds.
 */
export function isEnglish(word: string): boolean {
  // Searched as the text it is, sorted and in quotes: parsed, the words would take 50 MB.
  list ??= readFileSync(
    createRequire(import.meta.url).resolve("an-array-of-english-words/index.json"),
    "latin1",
  );
  const entry = `"${word}"`;
  let from = 0;
  let to = list.length;
  while (to - from > 500) {
    const middle = list.indexOf(',"', (from + to) / 2) + 1;
    if (list.slice(middle, middle + entry.length) <= entry) from = middle;
    else to = middle;
  }
  return list.slice(from, to + entry.length).includes(entry);
}
