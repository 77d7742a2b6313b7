import { capitalised } from "../../platform/words/capitalised.ts";
import { calmText } from "./capitals.ts";
import { plainLine } from "./plain-text.ts";
import { closed } from "./sentences.ts";

export type ReadArea = {
  /** Places in the order of the customer. */
  places: string[];
  /** What is said of them that is no place. */
  note?: string;
};

/** As facts have it. Other capitals may be longer: of “ŉ” it takes two. */
const MAX_PLACE = 80;

/** Reads where a business works: “Maitland, Ruthers Hill and around. Will go to Cessnock”. */
export function readArea(typed: string): ReadArea {
  const [first = "", ...others] = plainLine(typed).split(/[.;](?:\s+|$)/);
  const places: string[] = [];
  const notes: string[] = [];
  let isAround = false;
  const items = [first, ...others].flatMap((sentence) =>
    sentence.split(/\s*(?:,|\/|\n|\s&\s|\s\+\s|\band (?=\p{Lu}|\p{Ll}+$))\s*/u),
  );
  for (const item of items) {
    const words = item.replace(/^(?:and|also|or|in)\s+|[\s.!?…:–—-]+$/gi, "").trim();
    if (words === "") continue;
    if (
      /^(?:around|surrounds?|surrounding (?:areas|suburbs)|nearby|everywhere around|more|etc)\.?$/i.test(
        words,
      )
    ) {
      isAround = true;
      continue;
    }
    const place = inTitle(words);
    if (isPlace(words) && place.length <= MAX_PLACE) places.push(place);
    else notes.push(words);
  }
  const note = asNote(notes);
  const around = `${places.at(-1)} and around`;
  if (isAround && places.length > 0 && around.length <= MAX_PLACE) places.splice(-1, 1, around);
  return { places: [...new Set(places)].slice(0, 40), ...(note && { note }) };
}

function isPlace(words: string): boolean {
  return (
    words.split(" ").length <= 7 &&
    !/\b(?:will|go|but|not|we|i|km|min|mins|minutes|hours?|h|post|from|free|travel|up to|depends|everywhere)\b/i.test(
      words.replace(/\bfrom \p{Lu}\w+ (?:to|until)\b/u, ""),
    )
  );
}

const small =
  /^(?:to|and|of|the|on|in|by|at|for|only|until|from|with|online|anywhere|everywhere|video|request|metro|corporate|city|hinterland|surrounds?)$/i;

/** “MAITLAND” and “northcote” as on a map; states stay in capitals. */
function inTitle(place: string): string {
  const isTyped = /\p{Lu}/u.test(place) && /\p{Ll}/u.test(place);
  return place.replace(/[\p{L}’]+/gu, (word, at: number) => {
    if (/^(?:nsw|vic|qld|sa|wa|tas|nt|act|cbd|uk|nz)$/i.test(word)) return word.toUpperCase();
    const plain = word === word.toUpperCase() && word.length > 1 ? word.toLowerCase() : word;
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
