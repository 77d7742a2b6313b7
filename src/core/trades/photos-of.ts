import { photosByMood, photosOfAny } from "../../catalogue/photos.ts";
import { findTrade } from "./find-trade.ts";

/** The six photos that make a website of a trade, as somebody calls it; of any business without one. */
export function photosOf(trade: string): readonly string[] {
  const mood = trade === "" ? undefined : findTrade(trade).business?.mood;
  return mood ? photosByMood[mood] : photosOfAny;
}
