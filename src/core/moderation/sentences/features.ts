import { stemmer } from "stemmer";
import { kindsOfTrade } from "../trade-kinds.ts";
import { wordsOf } from "../words.ts";
import { lexicon } from "./lexicon.ts";

/** How many places the names of features are spread over. */
export const FEATURE_SPACE = 16_384;

type Term = { words: string[]; group: string };

const termsByFirst = new Map<string, Term[]>();
for (const [group, terms] of Object.entries(lexicon)) {
  for (const term of terms.split(",")) {
    const words = wordsOf(term);
    const [first] = words;
    if (first === undefined) continue;
    const known = termsByFirst.get(first) ?? [];
    termsByFirst.set(first, [...known, { words, group }]);
  }
}

/** The groups of the lexicon that a sentence has words of. */
function groupsIn(words: readonly string[]): Set<string> {
  const groups = new Set<string>();
  words.forEach((word, at) => {
    for (const { words: term, group } of termsByFirst.get(word) ?? []) {
      if (term.every((part, offset) => words[at + offset] === part)) groups.add(group);
    }
  });
  return groups;
}

/** What a number means, by its shape. */
function shapeOf(word: string, before: string | undefined, after: string | undefined): string {
  if (word.startsWith("$")) return "<money>";
  if (word.endsWith("%")) return "<percent>";
  const digits = word.replace(/\D/g, "");
  if (before === "since" || /^(?:1[89]|20)\d\d$/.test(word)) return "<year>";
  if (/^(?:am|pm|o'clock)$/.test(after ?? "") || word.includes(":")) return "<time>";
  if (/^(?:years?|yrs?)$/.test(after ?? "")) return "<years>";
  if (digits.length > 5) return "<long number>";
  if (Number(digits) >= 100) return "<large number>";
  return "<number>";
}

/** The names of what a sentence has, which the classifier has a weight for. */
function featureNames(sentence: string, trade: string): string[] {
  const raw = wordsOf(sentence);
  const words = raw.map((word, at) =>
    /\d/.test(word) ? shapeOf(word, raw[at - 1], raw[at + 1]) : word,
  );
  const groups = [...groupsIn(raw), ...words.filter((word) => word.startsWith("<"))];
  const unique = [...new Set(groups)].sort();
  const names = new Set<string>();
  const stems = words.map((word) => (word.startsWith("<") ? word : stemmer(word)));
  stems.forEach((stem, at) => {
    names.add(`w ${stem}`);
    names.add(`b ${stems[at - 1] ?? "^"} ${stem}`);
  });
  names.add(`b ${stems.at(-1) ?? "^"} $`);
  names.add(`1 ${words[0] ?? ""}`);
  for (const shape of shapes(sentence, words)) unique.push(shape);
  for (const group of unique) names.add(`g ${group}`);
  unique.forEach((one, at) => {
    for (const other of unique.slice(at + 1)) names.add(`p ${one} ${other}`);
  });
  for (const kind of kindsOfTrade(trade)) {
    names.add(`t ${kind}`);
    for (const group of unique) names.add(`t ${kind} ${group}`);
  }
  return [...names];
}

/** What a sentence looks like, apart from its words. */
function shapes(sentence: string, words: readonly string[]): string[] {
  const found: string[] = [];
  const text = sentence.trim();
  if (/^["“‘'][^"”]{3,}/.test(text)) found.push("#begins quoted");
  if (/["“][^"”]{3,}["”]/.test(text)) found.push("#quoted");
  if (/["”’'!.)\w]\s*[–—-]\s*\p{L}[^.]{0,40}$/u.test(text)) found.push("#signed");
  if (/[★⭐]/.test(text)) found.push("#stars");
  if (/!\s*$/.test(text)) found.push("#!");
  if (/\?\s*$/.test(text)) found.push("#?");
  if (/\.\s*$/.test(text)) found.push("#.");
  if (/,\s*$/.test(text)) found.push("#,");
  if (/:\s*$/.test(text)) found.push("#:");
  if (/[/|]/.test(text)) found.push("#/");
  if (/^\p{Ll}/u.test(text)) found.push("#small");
  if (/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)) found.push("#CAPITALS");
  const sizes = [0, 1, 2, 3, 4, 6, 9, 14, 22];
  found.push(`#${sizes.findLast((size) => words.length >= size)} words`);
  return found;
}

/** Where the features of a sentence lie in the classifier's weights. */
export function featuresOf(sentence: string, trade: string): number[] {
  return [...new Set(featureNames(sentence, trade).map(placeOf))];
}

/** FNV-1a, 32 bits. */
function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193) >>> 0;
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % FEATURE_SPACE;
}
