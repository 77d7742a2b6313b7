import type { Business } from "../../catalogue/businesses/business.ts";
import { businesses } from "../../catalogue/businesses/businesses.ts";

/** The texts of a brief that tell its trade. */
type Told = { name: string; services: string; description: string; goals: string };

/** The kind of business that a brief most likely comes from; undefined where nothing tells. */
export function findBusiness(told: Told): Business | undefined {
  const texts = {
    name: told.name.toLowerCase(),
    services: told.services.toLowerCase(),
    description: told.description.toLowerCase().replace(notDone, " "),
    goals: told.goals.toLowerCase(),
  };
  const scored = businesses.map((business) => ({ business, score: scoreOf(business, texts) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score >= 2 ? best.business : undefined;
}

/** Whether a text calls a trade what we call it: who says “plumbing” says “plumber”. */
export function saysNoun(text: string, noun: string): boolean {
  const said = plainSpelling(text);
  return plainSpelling(noun)
    .split(" ")
    .every((word) =>
      new RegExp(`\\b${word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word}`).test(
        said,
      ),
    );
}

/** “We do not do lawns.” */
const notDone = /[^.!?\n]*\b(?:do not|don’t|don't|dont|not an?|never)\b[^.!?\n]*/g;

/** The name tells most, then what is said first, what is sold, and what is said at all. */
function scoreOf({ noun, words }: Business, { name, services, description, goals }: Told): number {
  const all = `${name}\n${services}\n${description}\n${goals}`;
  const patterns = [...new Set([...words, noun.toLowerCase()])].map(patternOf);
  const found = patterns.filter((pattern) => has(pattern, all));
  // One word that is said in passing tells no trade.
  const beginning = `${name} ${description.slice(0, 80)}`;
  const inPassing = found.every((pattern) => count(pattern, all) < 3 && !has(pattern, beginning));
  if (found.length === 0 || (found.length === 1 && inPassing && !has(found[0] ?? /$^/, goals)))
    return 0;
  const named = patterns.findIndex((pattern) => has(pattern, name));
  const ofName = named < 0 ? 0 : named === 0 ? 7.5 : 6;
  const start = description.slice(0, 240);
  return patterns.reduce((score, pattern, at) => {
    const told =
      1.2 * Math.min(3, count(pattern, services)) +
      1.2 * Math.min(2, count(pattern, description)) +
      (has(pattern, start) ? 1.6 : 0) +
      (has(pattern, goals) ? 0.5 : 0);
    return score + (at === 0 ? 1.25 : 1) * Math.min(4, told);
  }, ofName);
}

/** As English writes them. With `\p{L}`, two thousand patterns take twenty times as long to make. */
const letter = "[a-zß-ÿ]";

const made = new Map<string, RegExp>();

/** A beginning of a word; a short one is the whole word. */
function patternOf(word: string): RegExp {
  const known = made.get(word);
  if (known) return known;
  const end = word.length < 6 && !word.includes(" ") ? `(?:e?s|ing)?(?!${letter})` : "";
  const pattern = new RegExp(`(?<!${letter})${word}${end}`, "gu");
  made.set(word, pattern);
  return pattern;
}

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function has(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

function plainSpelling(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
