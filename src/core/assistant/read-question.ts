import { sameWords } from "../../catalogue/asking/same-words.ts";
import { smallTalk } from "../../catalogue/asking/ways-to-ask.ts";
import { rootOf, wordsOf } from "../trades/words.ts";

// A text as its meanings: the roots of its words, where all that people call one thing are one root.

const LONGEST_PHRASE = 5;
/** “8pm” */
const clockTime = /^\d{1,4}[ap]m$/;

const meanings = new Map<string, string>();
for (const words of sameWords) {
  const [first = "", ...others] = words.split(", ").map(rootsOf);
  for (const phrase of [first, ...others]) if (!meanings.has(phrase)) meanings.set(phrase, first);
}
const known = new Set(meanings.values());
const [aTime = ""] = meaningsListed("clock time");
const small = new Set(smallTalk.split(" ").map(rootOf));

/** What words of a question say beside what any question says, in its order. */
export function meaningsAsked(words: readonly string[]): string[] {
  const roots = words.map(rootOf);
  const found: string[] = [];
  for (let at = 0; at < roots.length; ) {
    const { length, meaning } = longestAt(roots, at);
    if (meaning !== undefined) found.push(meaning);
    at += length;
  }
  return [...new Set(found)];
}

/** Everything that a text of a business says, and what the words of its phrases say alone. */
export function meaningsSaid(text: string): string[] {
  const roots = wordsOf(text).map(rootOf);
  const found = roots.flatMap((root, at) => [longestAt(roots, at), longestAt([root], 0)]);
  return [...new Set(found.flatMap(({ meaning }) => meaning ?? []))];
}

/** The meanings in a list of the catalogue: “open, what time”. */
export function meaningsListed(list = ""): string[] {
  return list === ""
    ? []
    : list.split(", ").map((phrase) => meanings.get(rootsOf(phrase)) ?? rootsOf(phrase));
}

/** Tells whether a text has one of the phrases of a list in it. */
export function phraseFinder(list: string): (text: string) => boolean {
  const phrases = list.split(", ").map((phrase) => ` ${rootsOf(phrase)} `);
  return (text) => {
    const said = ` ${rootsOf(text)} `;
    return phrases.some((phrase) => said.includes(phrase));
  };
}

/** Whether the catalogue has words for it. */
export function isKnownMeaning(meaning: string): boolean {
  return known.has(meaning);
}

/** Whether a word means something to us, whatever the business. */
export function isUsualWord(word: string): boolean {
  const root = rootOf(word);
  return small.has(root) || meanings.has(root);
}

function rootsOf(text: string): string {
  return wordsOf(text).map(rootOf).join(" ");
}

/** The longest phrase that begins there, and what it means: nothing for small talk. */
function longestAt(roots: readonly string[], at: number): { length: number; meaning?: string } {
  for (let length = Math.min(LONGEST_PHRASE, roots.length - at); length > 0; length--) {
    const meaning = meanings.get(roots.slice(at, at + length).join(" "));
    if (meaning !== undefined) return { length, meaning };
  }
  const word = roots[at] ?? "";
  if (small.has(word)) return { length: 1 };
  return { length: 1, meaning: clockTime.test(word) ? aTime : word };
}
