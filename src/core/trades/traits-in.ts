import type { TraitId } from "../../catalogue/trades/trait.ts";
import { traits } from "../../catalogue/trades/traits.ts";
import { wordsOf } from "./words.ts";

const meansOf = new Map(traits.map(({ id, means }) => [id, means ?? []]));

/** The traits that a text says, and those that they bring along. */
export function traitsIn(text: string): TraitId[] {
  const says = saying(text);
  return withMeant(traits.filter(({ words }) => words.some(says)).map(({ id }) => id));
}

const diets = new Set(traits.flatMap(({ id, isDiet }) => (isDiet ? id : [])));

/** Those of them that tell what somebody may eat and drink. */
export function dietsIn(text: string): TraitId[] {
  return traitsIn(text).filter((id) => diets.has(id));
}

/** The words that say them: “mobile”. */
export function qualifiersIn(text: string): Set<string> {
  return new Set(traits.flatMap(({ words }) => words.filter(saying(text)).flatMap(wordsOf)));
}

function saying(text: string): (words: string) => boolean {
  const said = ` ${wordsOf(text).join(" ")} `;
  return (words) => said.includes(` ${wordsOf(words).join(" ")} `);
}

/** Who is vegan is vegetarian. */
export function withMeant(ids: readonly TraitId[]): TraitId[] {
  return [...new Set(ids.flatMap((id) => [id, ...(meansOf.get(id) ?? [])]))];
}

/** Whether one of our texts has no word that one of these traits rules out. */
export function suits(text: string, ids: readonly TraitId[]): boolean {
  const says = saying(text);
  return !traits.some(({ id, rulesOut }) => ids.includes(id) && rulesOut.some(says));
}
