import MiniSearch from "minisearch";
import { places } from "./gazetteer.ts";
import type { Place, State, Trait } from "./place.ts";
import { placeNameOf } from "./visitor-text.ts";

/** What we know of the place a visitor named; a place we don’t know has no industries. */
export type Locality = {
  /** As on a sign: “Gold Coast”. Undefined when the visitor’s text is no name. */
  name?: string;
  /** As the subject of a sentence: “the Gold Coast”, “your area”. */
  called: string;
  /** With its preposition: “on the Gold Coast”. */
  where: string;
  state?: State;
  setting?: Place["setting"];
  size?: Place["size"];
  livesOn?: string;
  traits: readonly Trait[];
};

const byName = new Map<string, Place[]>();
for (const place of places) {
  const twins = (place.nearby ?? []).map((name) => ({ ...place, name }));
  for (const twin of twins) remember(twin.name, twin);
  for (const name of [place.name, ...(place.alsoCalled ?? [])]) remember(name, place);
}

function remember(name: string, place: Place): void {
  const key = spelling(name);
  byName.set(key, [...(byName.get(key) ?? []), place]);
}

const index = new MiniSearch<{ id: number; name: string }>({
  fields: ["name"],
  storeFields: ["name"],
  searchOptions: { fuzzy: (term) => (term.length > 4 ? 0.2 : false), combineWith: "AND" },
});
const names = [...byName.keys()];
index.addAll(names.map((name, id) => ({ id, name })));

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
export function understandPlace(text: string): Locality {
  const known = knownPlace(text);
  if (known) return { ...known, ...inSentences(known.name) };
  const stated = stateNames.find(([pattern]) => pattern.test(text));
  const state = stated?.[1] ?? stateOfPostcode(text);
  const bare = stateNames
    .reduce((rest, [pattern]) => rest.replace(pattern, " "), text)
    .replace(/\baustralia\b|\b\d{4}\b|[,.]/gi, " ");
  const place = bare.replace(/^\s*(?:(?:near|in|around|outside|rural|the|a|small|town)\s+)+/i, "");
  const name = placeNameOf(place);
  return {
    ...(name
      ? { name, ...inSentences(name) }
      : inSentences(place.trim() === "" && stated ? stated[2] : "your area")),
    ...(state && { state }),
    ...(/\b(?:beach|coast|bay|island|surf|harbour|port)\b/i.test(text) && { setting: "coast" }),
    traits: /\b(?:rural|farm|farms|outback|remote|station|country|bush)\b/i.test(text)
      ? ["farming"]
      : [],
  };
}

/** Coasts and valleys take an article, and one is on an island. */
function inSentences(name: string): Pick<Locality, "called" | "where"> {
  if (/ Island$/.test(name)) return { called: name, where: `on ${name}` };
  if (/ (?:Coast|Peninsula|Tablelands|Belt)$/.test(name)) {
    return { called: `the ${name}`, where: `on the ${name}` };
  }
  const region =
    /^(?:Blue Mountains|Adelaide Hills|Perth Hills|Southern Highlands|Barossa|Riverland|Whitsundays|Shoalhaven|Burdekin|Kimberley|Pilbara|Wheatbelt|(?:Hunter|Barossa|Yarra|Swan|Huon|Clare|Latrobe|Tamar|Derwent|King|Macleay) Valley)$/;
  const called = region.test(name) ? `the ${name}` : name;
  return { called, where: `in ${called}` };
}

function knownPlace(text: string): Place | undefined {
  const words = spelling(text).split(" ");
  const state = stateNames.find(([pattern]) => pattern.test(text))?.[1];
  const fits = (found: readonly Place[] | undefined) =>
    found?.find((place) => state === undefined || place.state === state);
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const place = fits(byName.get(words.slice(start, start + length).join(" ")));
      if (place) return place;
    }
  }
  const typed = spelling(text.split(",")[0] ?? "");
  if (typed.split(" ").length > 3) return undefined;
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
