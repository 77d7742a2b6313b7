import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

const profanity = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

/** Whether a word list knows part of the text as an insult or obscenity. */
export function isRude(text: string): boolean {
  return profanity.hasMatch(text);
}
