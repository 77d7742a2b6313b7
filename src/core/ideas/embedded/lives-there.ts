import type { Trait } from "../../../catalogue/localities/locality.ts";
import type { Concept } from "./concept.ts";
import type { NamedPlace } from "./understanding/understand-place.ts";

/** Words for what is found only in some places. Any town but a suburb or a capital has farms near. */
const rooted: readonly { words: RegExp; isThere: (place: NamedPlace) => boolean }[] = [
  {
    words: /\b(?:shearers?|graziers?|farmers?|paddocks?|harvest|rural supplies|produce store)\b/i,
    isThere: ({ size }) => size !== "suburb" && size !== "capital",
  },
  {
    words: /\b(?:cellar doors?|vineyards?|wineries|winemakers?)\b/i,
    isThere: has("wine"),
  },
  { words: /\b(?:miners?|mines?|fly-in)\b/i, isThere: has("mining") },
  { words: /\b(?:skiers?|snowboarders?|ski lodges?)\b/i, isThere: has("snow") },
  {
    words: /\b(?:surf|surfers?|beach|trawlers?|sailors?)\b/i,
    isThere: ({ setting }) => setting === "coast",
  },
];

/** An idea for a place, where its customers can be there at all: Fitzroy has no shearers. */
export function livesThere({ who, offer, segment }: Concept, place: NamedPlace): boolean {
  const isTown = place.size === "suburb" || place.size === "capital";
  return !(segment === "farms" && isTown) && isFound(`${who} ${offer}`, place);
}

/** The idea, with customers met only where that place has such a spot. */
export function metThere<Idea extends Concept>(idea: Idea, place: NamedPlace): Idea {
  const found = ({ where }: { where: string }) => isFound(where, place);
  const channels = idea.trade.channels.filter(found);
  return {
    ...idea,
    ...(idea.channels && { channels: idea.channels.filter(found) }),
    trade: { ...idea.trade, channels },
  };
}

function isFound(text: string, place: NamedPlace): boolean {
  return rooted.every(({ words, isThere }) => !words.test(text) || isThere(place));
}

function has(trait: Trait) {
  return ({ traits }: NamedPlace) => traits.includes(trait);
}
