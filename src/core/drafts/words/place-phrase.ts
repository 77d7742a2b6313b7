import { isPlaceName } from "../../../blocks/facts/place-names.ts";
import { localities } from "../../../catalogue/localities/localities.ts";

/** Where a business is, for a sentence. */
export type PlacePhrase = {
  place: string;
  /** With its preposition: “on the Gold Coast”. */
  phrase: string;
};

const prepositions = new Map(
  localities.flatMap((locality) => [
    [locality.name, locality.preposition ?? "in"] as const,
    ...(locality.nearby ?? []).map((near) => [near.name, near.preposition ?? "in"] as const),
  ]),
);

/**
 * The one place of an area that a headline names: one that the customer says they are in, else the
 * first.
 */
export function placeOf(
  area: readonly string[],
  sentences: readonly string[],
): PlacePhrase | undefined {
  const stretch = /^(\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+)?) to (\p{Lu}.*)$/u.exec(area[0] ?? "");
  const text = sentences.join(" ");
  const plain = area
    .map((item) => ({ name: bareName(item), isKnown: isPlaceName(item) }))
    .filter(({ name, isKnown }) => isKnown || prepositions.has(name))
    .map(({ name }) => name)
    .filter((name) => /^(?:the )?\p{Lu}[\p{L}’ -]{2,28}$/u.test(name));
  const told = plain.find((name) =>
    new RegExp(String.raw`\b(?:in|at|around|near) (?:the )?${name}\b`, "i").test(text),
  );
  if (stretch && !told) return { place: stretch[0], phrase: `from ${stretch[0]}` };
  const place = told ?? plain[0];
  if (!place) return undefined;
  return { place, phrase: `${prepositionOf(place)} ${place}` };
}

export function isPlainPlace({ place }: PlacePhrase): boolean {
  return place.length <= 40;
}

/** Without the state, what is said in brackets, and where it reaches to. */
export function bareName(item: string): string {
  return item
    .replace(/\s*\(.*$/, "")
    .replace(/^(?:all|greater|most of) (?=\p{Lu})/iu, "")
    .replace(/\s+(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|\d{4})\b.*$/, "")
    .replace(
      /\s+(?:from|to|until|on|by|for|metro|area|south|north|east|west|region|and|only)\b.*$/i,
      "",
    )
    .trim();
}

function prepositionOf(place: string): string {
  const known = prepositions.get(place);
  if (known) return known;
  if (/ Island$/.test(place)) return "on";
  if (/ (?:Coast|Peninsula|Tablelands)$/.test(place)) return "on the";
  return "in";
}
