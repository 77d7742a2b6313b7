import { wordsOf } from "../../moderation/words.ts";

/** Words that refer to something in the sentence before. */
const pronouns =
  /^(?:it|its|it’s|this|that|that’s|these|those|they|they’re|he|she|both|which|because|but|so|or|and|then|neither|others|instead|otherwise|everything else|the rest)(?![\p{L}’])/iu;

/** An amount with one of these after it names nothing by itself: “Some were …”, “Roughly half are …”. */
const amounts = new Set(
  "some half most many all none few each either several one two three four five six".split(" "),
);
const auxiliaries = new Set("is are was were has have had do does did will can".split(" "));

/** Whether a sentence begins with what only the one before it explains. */
export function leansBack(text: string): boolean {
  const [first = "", second = "", third = ""] = wordsOf(text);
  const isBareAmount = (amount: string, next: string) =>
    amounts.has(amount) && auxiliaries.has(next);
  return pronouns.test(text) || isBareAmount(first, second) || isBareAmount(second, third);
}
