import { stemmer } from "stemmer";
import { traits } from "../../../catalogue/trades/traits.ts";
import { wordsOf } from "../../moderation/words.ts";
import { dietsIn, suits } from "../../trades/traits-in.ts";
import { particularWords, turnedRound, turnsRound } from "./exclusions.ts";

/** Two things that somebody said which may not both hold. */
export type Contradiction = readonly [one: string, other: string];

/** What is said “not” of stands beside it: “don’t take bookings”. */
const REACH = 3;

/** After a “not” they begin the name of what somebody isn’t. */
const articles = new Set(["a", "an"]);

/** What is particular to no business, and said “not” of all the same. */
const common = new Set(
  wordsOf("booking order parking photo picture video card cash delivery").map(stemmer),
);

/**
 * What in a brief may contradict itself: one line says “not” of what another has, two name a year in
 * which it began, or one says “vegetarian” and another “bacon”. A person finds out whether it does.
 *
 * @param lines sentences and services
 * @param own words of the trade and the name, of which every line may speak
 */
export function contradictionsIn(lines: readonly string[], own: string): Contradiction[] {
  const different = [...new Set(lines)];
  return [...notAndYet(different, own), ...beginnings(different), ...againstDiets(different)];
}

function notAndYet(lines: readonly string[], own: string): Contradiction[] {
  const saidOf = new Map<string, string>();
  const refusals: { line: string; words: string[] }[] = [];
  for (const line of lines) {
    for (const clause of clausesOf(line)) {
      const words = wordsOf(clause);
      if (turnsRound(clause)) {
        const [turn = "", ...after] = turnedRound(clause).split(" ");
        // Who is “not a tax agent” may well speak of one.
        if (!articles.has(after[0] ?? "")) {
          refusals.push({ line, words: [turn, ...after].slice(0, REACH) });
        }
      } else for (const stem of words.map(stemmer)) saidOf.set(stem, saidOf.get(stem) ?? line);
    }
  }
  const found = refusals.flatMap(({ line, words }): Contradiction[] => {
    const stems = particularWords([words.join(" ")], own).union(
      common.intersection(new Set(words.map(stemmer))),
    );
    const [other] = [...stems].flatMap((stem) => saidOf.get(stem) ?? []);
    return other === undefined ? [] : [[line, other]];
  });
  return [...new Map(found.toReversed())].toReversed(); // the first of each line
}

function clausesOf(line: string): string[] {
  return line.split(/[,.;:!?()]/);
}

const begins = new Set(wordsOf("since established est opened founded began started"));

function beginnings(lines: readonly string[]): Contradiction[] {
  const dated = lines.flatMap((line) => {
    const year = /\b(?:19|20)\d\d\b/.exec(line)?.[0];
    return year && wordsOf(line).some((word) => begins.has(word)) ? [{ year, line }] : [];
  });
  const [first] = dated;
  const other = dated.find(({ year }) => year !== first?.year);
  return first && other ? [[first.line, other.line]] : [];
}

/** “We’re all vegan” takes few words. */
const MOST_OF_ALL = 8;

/** One says that all they make is of a diet, another sells what it rules out. */
export function againstDiets(lines: readonly string[]): Contradiction[] {
  const words = traits.flatMap(({ isDiet, words }) => (isDiet ? words : []));
  const own = words.join(" ");
  // “Vegetarian is easy for us” says nothing of the rest.
  const ofAll = lines.filter((line) => !turnsRound(line) && isOf(line, own));
  return ofAll.flatMap((line): Contradiction[] => {
    const diet = dietsIn(line);
    if (diet.length === 0) return [];
    const other = lines.find((one) => one !== line && !turnsRound(one) && !suits(one, diet));
    return other === undefined ? [] : [[line, other]];
  });
}

function isOf(line: string, words: string): boolean {
  return wordsOf(line).length <= MOST_OF_ALL && particularWords([line], words).size === 0;
}
