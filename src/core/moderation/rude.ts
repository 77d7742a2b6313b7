import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";

/** A plant, a pet, an engine and a clinic. */
const innocent = ["pussy willow", "pussy cat", "pussycat", "cummins", "cummings", "sex therap"];

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
