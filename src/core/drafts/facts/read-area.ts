import { isPlaceName } from "../../../blocks/facts/place-names.ts";
import { capitalised } from "../../../platform/words/capitalised.ts";
import { calmText } from "../sentences/calm-text.ts";
import { plainLine } from "../sentences/plain-text.ts";
import { closed } from "../sentences/sentences.ts";

export type ReadArea = {
  /** Places in the order of the customer. */
  places: string[];
  /** What is said of them that is no place. */
  note?: string;
};

/** As facts have it. Other capitals may be longer: of “ŉ” it takes two. */
const MAX_PLACE = 80;

/**
 * Reads where a business works: “Maitland, Ruthers Hill and around. Will go to Cessnock”. From what is
 * no name of a place on, a sentence stays as it was typed.
 */
export function readArea(typed: string): ReadArea {
  const places: string[] = [];
  const notes: string[] = [];
  let isAround = false;
  for (const sentence of asOnMaps(plainLine(typed)).split(/[.;](?:\s+|$)/)) {
    for (const { text, at } of partsOf(sentence)) {
      const words = bare(text);
      if (words === "") continue;
      if (around.test(words)) {
        isAround = true;
      } else if (isNote(words)) {
        notes.push(words);
      } else if (isPlaceName(words) || stretch.test(words)) {
        const place = inTitle(words);
        if (place.length <= MAX_PLACE) places.push(place);
        else notes.push(words);
      } else {
        const rest = bare(sentence.slice(at));
        if (places.length === 0 && rest.length <= MAX_PLACE) places.push(inTitle(rest));
        else notes.push(rest);
        break;
      }
    }
  }
  const note = asNote(notes);
  const withAround = `${places.at(-1)} and around`;
  if (isAround && places.length > 0 && withAround.length <= MAX_PLACE) {
    places.splice(-1, 1, withAround);
  }
  return { places: [...new Set(places)].slice(0, 40), ...(note && { note }) };
}

/** As people write states and quarters for short: “Modbury s.a.”, “Huonville tassie”, “Dandenong Sth”. */
const inShort: readonly (readonly [RegExp, string])[] = [
  [/\bn\.s\.w\b\.?/gi, "NSW"],
  [/\bs\.a\b\.?/gi, "SA"],
  [/\bw\.a\b\.?/gi, "WA"],
  [/\bn\.t\b\.?/gi, "NT"],
  [/\ba\.c\.t\b\.?/gi, "ACT"],
  [/\btassie\b/gi, "TAS"],
  [/\bsth\b\.?/gi, "South"],
  [/\bnth\b\.?/gi, "North"],
];

/** “Modbury s.a.” as “Modbury SA”. */
export function asOnMaps(typed: string): string {
  return inShort.reduce((text, [short, whole]) => text.replace(short, whole), typed);
}

const separator = /\s*(?:,|\/|\n|\s&\s|\s\+\s|\band (?=\p{Lu}|\p{Ll}+$))\s*/gu;

/** What a sentence lists, and where in it. */
function partsOf(sentence: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let at = 0;
  for (const { 0: mark, index } of sentence.matchAll(separator)) {
    parts.push({ text: sentence.slice(at, index), at });
    at = index + mark.length;
  }
  return [...parts, { text: sentence.slice(at), at }];
}

function bare(words: string): string {
  return words.replace(/^(?:and|also|or|in)\s+|[\s.!?…:–—-]+$/gi, "").trim();
}

const around =
  /^(?:around|surrounds?|surrounding (?:areas|suburbs)|nearby|everywhere around|more|etc)\.?$/i;

/** “Caloundra to Noosa”, which a title can name. */
const stretch = /^(?:\p{Lu}[\p{L}’]*\s)+to(?:\s\p{Lu}[\p{L}’]*)+$/u;

function isNote(words: string): boolean {
  const says =
    /\b(?:will|go|but|not|we|i|km|min|mins|minutes|hours?|h|post|free|travel|up to|depends|anywhere|everywhere)\b/i;
  return words.split(" ").length > 7 || says.test(words);
}

const small =
  /^(?:to|and|of|the|on|in|by|at|for|only|until|from|with|online|anywhere|everywhere|video|request|metro|corporate|city|hinterland|surrounds?)$/i;

/** “MAITLAND” and “northcote” as on a map; states stay in capitals. */
function inTitle(place: string): string {
  const isTyped = /\p{Lu}/u.test(place) && /\p{Ll}/u.test(place);
  return place.replace(/[\p{L}’]+/gu, (word, at: number) => {
    if (/^(?:nsw|vic|qld|sa|wa|tas|nt|act|cbd|uk|nz)$/i.test(word)) return word.toUpperCase();
    const isShouted = word === word.toUpperCase() && word.length > (isTyped ? 2 : 1);
    const plain = isShouted ? word.toLowerCase() : word;
    if (word === "the" || (at > 0 && (isTyped || small.test(plain)))) return plain;
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  });
}

function asNote(notes: readonly string[]): string | undefined {
  const words = notes.join(", ");
  if (words === "") return undefined;
  const calm = calmText(words, placesIn(words));
  return closed(capitalised(calm).slice(0, 299)).slice(0, 300);
}

/** In “WILL GO TO CESSNOCK”, what follows “to”. */
function placesIn(words: string): string[] {
  return [...words.matchAll(/\b(?:to|from|in|as far as) (\p{L}+)/giu)].flatMap(
    ([, place]) => place ?? [],
  );
}
