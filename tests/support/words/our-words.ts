import {
  askingByMood,
  headingsByTrade,
  patterns,
  plainAsking,
  plainHeadings,
} from "../../../src/core/drafts/words/our-words.ts";
import { saidByOne } from "../../../src/core/drafts/words/said-by-one.ts";

const several = [
  ...Object.values(headingsByTrade).flatMap((headings) => Object.values(headings).flat()),
  ...Object.values(plainHeadings).flat(),
  ...[...Object.values(askingByMood), plainAsking].flatMap((asking) => Object.values(asking)),
  ...Object.values(patterns),
];

/** What a draft may say by itself, as several people and as one. */
export const ourWords: readonly string[] = [
  ...several,
  ...several.map(saidByOne),
  ...["Prices", "Services", "About", "Contact"],
];
