import {
  isPlaceAsListed,
  understandPlace,
} from "../../ideas/embedded/understanding/understand-place.ts";
import { wordsOf } from "../../moderation/words.ts";

const ofTheSea = new Set(
  "sea ocean reef beach beaches surf surfing swell tide tides whale whales dolphin dolphins".split(
    " ",
  ),
);

/** Whether one of our suggestions mentions the sea, and a business is known to be inland. */
export function isFarFromTheSea(text: string, places: readonly string[]): boolean {
  return isInland(places) && wordsOf(text).some((word) => ofTheSea.has(word));
}

/** Whether all places of a business are known to be inland. */
export function isInland(places: readonly string[]): boolean {
  return (
    places.length > 0 &&
    places.every((name) => isPlaceAsListed(name) && understandPlace(name).setting === "inland")
  );
}
