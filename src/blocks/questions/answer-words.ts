import { type Facts, factOf } from "../facts/facts.ts";
import { hoursLines } from "../facts/opening-hours.ts";
import { isPlaceName } from "../facts/place-names.ts";

/** “{area}” */
const gap = /\{(area|hours|phone|prices)\}/g;

/** Whether an answer is made from a fact. */
function hasGap(answer: string): boolean {
  return answer.search(gap) >= 0;
}

/**
 * An answer with the facts in its gaps, so that it changes where they do; undefined where one is not
 * there, or waits to be confirmed and only what is confirmed may be shown.
 */
export function answerInWords(
  answer: string | undefined,
  facts: Facts,
  shown: "confirmed" | "all",
): string | undefined {
  if (answer === undefined) return undefined;
  const filled = answer.replace(gap, (whole, name: string) => words(name, facts, shown) || whole);
  return hasGap(filled) ? undefined : filled;
}

/** How many places, or prices, a sentence lists. */
const MOST = 6;

function words(name: string, facts: Facts, shown: "confirmed" | "all"): string {
  switch (name) {
    case "area":
      return placesInOneList(factOf(facts, "area", shown) ?? []);
    case "hours":
      return hoursLines(factOf(facts, "hours", shown) ?? [], { withClosed: false })
        .map(({ days, times }) => `${days} ${times}`)
        .join("; ");
    case "prices":
      return (factOf(facts, "services", shown) ?? [])
        .flatMap(({ name, price }) => (name && price ? `${name}: ${price}` : []))
        .slice(0, MOST)
        .join("; ");
    default:
      return factOf(facts, "phone", shown) ?? "";
  }
}

/** Answers put “in” before them: "" where one of them is no name of a place. */
function placesInOneList(area: readonly string[]): string {
  return area.every(isPlaceName) ? inOneList(area.slice(0, MOST)) : "";
}

/** “Torquay, Anglesea and Lorne” */
function inOneList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
