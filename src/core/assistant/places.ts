import { localities } from "../../catalogue/localities/localities.ts";
import type { State } from "../../catalogue/localities/locality.ts";
import { cities } from "../../content/cities.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { wordsOf } from "../trades/words.ts";

const LONGEST_NAME = 3;

let listed: Map<string, Set<State>> | undefined;

/**
 * The Australian places that the catalogue knows, in lower case, with the states that have one of the
 * name. Made when first asked for.
 */
function knownPlaces(): ReadonlyMap<string, ReadonlySet<State>> {
  if (listed) return listed;
  listed = new Map();
  for (const { state, name, alsoCalled = [], nearby = [] } of localities) {
    for (const one of [name, ...alsoCalled, ...nearby.map((near) => near.name)]) {
      remember(listed, plain(one), state);
    }
  }
  for (const { state, name, neighbours } of cities) {
    for (const one of [name, ...neighbours.map((near) => near.name)]) {
      if (!listed.has(plain(one))) remember(listed, plain(one), state);
    }
  }
  return listed;
}

function remember(places: Map<string, Set<State>>, name: string, state: State): void {
  places.set(name, (places.get(name) ?? new Set()).add(state));
}

/** Whether a word in lower case is a place’s name. */
export function isKnownPlace(word: string): boolean {
  return knownPlaces().has(word);
}

/** The state that these places are all in, as far as we know them; undefined where that is not sure. */
export function stateOf(area: readonly string[]): State | undefined {
  const known = area.map((place) => knownPlaces().get(plain(place)) ?? new Set<State>());
  const [only, ...others] = known.reduce((all, states) => all.union(states), new Set<State>());
  return others.length === 0 ? only : undefined;
}

/** A place that a question names, and the words before it and after it. */
export type AskedPlace = { name: string; others: string[] };

/**
 * The first place among the words of a question: one where the business works, or one that the
 * catalogue knows and that is no other word: “orange” is.
 */
export function placeIn(words: readonly string[], area: readonly string[]): AskedPlace | undefined {
  const own = new Set(area.map(plain));
  for (const [at] of words.entries()) {
    for (let length = LONGEST_NAME; length > 0; length--) {
      const name = words.slice(at, at + length).join(" ");
      const isPlace = own.has(name) || (knownPlaces().has(name) && !isEnglish(name));
      if (isPlace) return { name, others: words.toSpliced(at, length) };
    }
  }
  return undefined;
}

/** Whether a business lists a place where it works. */
export function isInArea(place: string, area: readonly string[]): boolean {
  return area.some((one) => ` ${plain(one)} `.includes(` ${place} `));
}

function plain(name: string): string {
  return wordsOf(name).join(" ");
}
