import MiniSearch from "minisearch";
import { localities } from "../../../../catalogue/localities/localities.ts";
import type { Locality, State, Trait } from "../../../../catalogue/localities/locality.ts";
import { placeNameOf } from "./visitor-text.ts";

/** What we know of the place a visitor named; a place we don’t know has no industries. */
export type NamedPlace = {
  /** As on a sign: “Gold Coast”. Undefined when the visitor’s text is no name. */
  name?: string;
  /** As the subject of a sentence: “the Gold Coast”, “your area”. */
  called: string;
  /** With its preposition: “on the Gold Coast”. */
  where: string;
  state?: State;
  setting?: Locality["setting"];
  size?: Locality["size"];
  livesOn?: string;
  traits: readonly Trait[];
};

const byName = new Map<string, Locality[]>();
for (const locality of localities) {
  for (const near of locality.nearby ?? []) {
    remember(near.name, { ...locality, preposition: undefined, ...near });
  }
  for (const name of [locality.name, ...(locality.alsoCalled ?? [])]) remember(name, locality);
}

function remember(name: string, locality: Locality): void {
  const key = spelling(name);
  byName.set(key, [...(byName.get(key) ?? []), locality]);
}

let index: MiniSearch<{ id: number; name: string }> | undefined;

/** Made when the first name comes that is not spelt as we spell it, so that no start waits for it. */
function indexOfNames() {
  const made = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    storeFields: ["name"],
    searchOptions: { fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: "AND" },
  });
  made.addAll([...byName.keys()].map((name, id) => ({ id, name })));
  return made;
}

/** Whether a text is a place's name as it is in our list, but for case. */
export function isPlaceAsListed(text: string): boolean {
  return byName.has(spelling(text)) && /^[\p{L} '’-]+$/u.test(text.trim());
}

const stateNames: readonly (readonly [RegExp, State, string])[] = [
  [/\bn\.?s\.?w\b|\bnew south wales\b/i, "NSW", "New South Wales"],
  [/\bvic\b|\bvictoria\b/i, "VIC", "Victoria"],
  [/\bqld\b|\bqueensland\b/i, "QLD", "Queensland"],
  [/\bs\.?a\b|\bsouth australia\b/i, "SA", "South Australia"],
  [/\bw\.?a\b|\bwestern australia\b/i, "WA", "Western Australia"],
  [/\btas\b|\btasmania\b|\btassie\b/i, "TAS", "Tasmania"],
  [/\bn\.?t\b|\bnorthern territory\b/i, "NT", "the Northern Territory"],
  [/\ba\.?c\.?t\b/i, "ACT", "the ACT"],
];

/**
 * Finds the place in free text such as “near Bendigo, vic 3550”. Small typing errors are forgiven,
 * and of an unknown place at least the state is understood, by its name or a postcode.
 */
export function understandPlace(text: string): NamedPlace {
  const known = knownLocality(text);
  if (known) return { ...known, ...inSentences(known.name, known.preposition) };
  const stated = stateNames.find(([pattern]) => pattern.test(text));
  const state = stated?.[1] ?? stateOfPostcode(text);
  const bare = stateNames
    .reduce((rest, [pattern]) => rest.replace(pattern, " "), text)
    .replace(/\baustralia\b|\b\d{4}\b|[,.]/gi, " ");
  const place = bare.replace(/^\s*(?:(?:near|in|around|outside|rural|the|a|small|town)\s+)+/i, "");
  const name = placeNameOf(place);
  return {
    ...(name
      ? { name, ...inSentences(name, prepositionOf(name)) }
      : inSentences(place.trim() === "" && stated ? stated[2] : "your area")),
    ...(state && { state }),
    ...(/\b(?:beach|coast|bay|island|surf|harbour|port)\b/i.test(text) && { setting: "coast" }),
    traits: /\b(?:rural|farm|farms|outback|remote|station|country|bush)\b/i.test(text)
      ? ["farming"]
      : [],
  };
}

type Preposition = NonNullable<Locality["preposition"]>;

function inSentences(
  name: string,
  preposition: Preposition | "in" = "in",
): Pick<NamedPlace, "called" | "where"> {
  const called = preposition.endsWith(" the") ? `the ${name}` : name;
  return { called, where: `${preposition} ${name}` };
}

/** For names that are not in the catalogue. */
function prepositionOf(name: string): Preposition | undefined {
  if (/ Island$/.test(name)) return "on";
  if (/ (?:Coast|Peninsula|Tablelands|Belt)$/.test(name)) return "on the";
  const region =
    /^(?:Kimberley|Pilbara|Wheatbelt|Perth Hills|(?:Tamar|Derwent|King|Macleay) Valley)$/;
  return region.test(name) ? "in the" : undefined;
}

function knownLocality(text: string): Locality | undefined {
  const words = spelling(text).split(" ");
  const state = stateNames.find(([pattern]) => pattern.test(text))?.[1];
  const fits = (found: readonly Locality[] | undefined) =>
    found?.find((locality) => state === undefined || locality.state === state);
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const locality = fits(byName.get(words.slice(start, start + length).join(" ")));
      if (locality) return locality;
    }
  }
  const typed = spelling(text.split(",")[0] ?? "");
  if (typed.split(" ").length > 3) return undefined;
  index ??= indexOfNames();
  const close = index
    .search(typed)
    .find(({ name, terms }) => name[0] === typed[0] && terms.length === name.split(" ").length);
  return close && fits(byName.get(close.name));
}

/** By the ranges of Australia Post. */
function stateOfPostcode(text: string): State | undefined {
  const postcode = Number(/\b(\d{4})\b/.exec(text)?.[1] ?? Number.NaN);
  if ((postcode >= 2600 && postcode <= 2618) || (postcode >= 2900 && postcode <= 2920))
    return "ACT";
  if (postcode >= 800 && postcode <= 999) return "NT";
  const first: Record<number, State> = { 2: "NSW", 3: "VIC", 4: "QLD", 5: "SA", 6: "WA", 7: "TAS" };
  return first[Math.floor(postcode / 1000)];
}

/** Lower case, no accents, no marks; Mt and St written out as the gazetteer has them. */
function spelling(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\bmt\b/g, "mount")
    .replace(/\bsaint\b/g, "st");
}
