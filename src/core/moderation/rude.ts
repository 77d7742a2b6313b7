import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

/** A plant, a pet and an engine. */
const innocent = ["pussy willow", "pussy cat", "pussycat", "cummins", "cummings"];

const profanity = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .addPhrase((phrase) => innocent.reduce((all, term) => all.addWhitelistedTerm(term), phrase))
    .build(),
  ...englishRecommendedTransformers,
});

/** Whether a word list knows part of the text as an insult or obscenity. */
export function isRude(text: string): boolean {
  return profanity.hasMatch(text);
}
