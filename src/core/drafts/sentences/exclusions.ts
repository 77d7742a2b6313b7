import { stemmer } from "stemmer";
import { lexicon } from "../../moderation/sentences/lexicon.ts";
import { wordsOf } from "../../moderation/words.ts";

/** Groups of the judge’s words that tell how somebody asks, or nothing in particular. */
const generalGroups =
  "site picture colour look writing channel ask please instruct dont want hedge greet apology later minutes ps tells_designer files visit we i you he they it verb place time price years counts certain".split(
    " ",
  );

const general = new Set(
  [
    ...generalGroups.flatMap((group) => wordsOf(lexicon[group] ?? "")),
    ...wordsOf(
      "about all also and are but did had has her his its off one out own say see she the too two use was who why you any anymore because been before being both business company could each else even every everything from into just know like many more most much must nothing only other others over people person really same some somebody someone something such than that their them then there these thing things this those though through time very well what when where which while who will with without work would customer customers client clients service services thing offer enough print publish display whatsoever whatever across after against along among around behind below beside between beyond during inside near outside past since towards under until within three four five six seven eight nine ten",
    ),
  ].map(stemmer),
);

/** What turns a sentence round. */
const turns = new Set(
  wordsOf(
    "no not never nothing none neither nor without avoid except fewer less stop don't dont doesn't doesnt didn't won't wont can't cant cannot isn't isnt aren't arent shouldn't mustn't",
  ),
);

/** Whether a sentence says “not” of something, whatever that is. */
export function turnsRound(sentence: string): boolean {
  return wordsOf(sentence).some((word) => turns.has(word));
}

/** What a text says “not” of: “not of the cats” of “I am fond of dogs, not of the cats”. */
export function turnedRound(text: string): string {
  const wishes = text.split(/[.;:!?()]/).map((clause) => {
    const words = wordsOf(clause);
    const at = words.findIndex((word) => turns.has(word));
    return at < 0 ? "" : words.slice(at).join(" ");
  });
  return wishes.filter(Boolean).join(" ");
}

/**
 * The particular words of some sentences, in the form that all their forms share: “roof” of “do not
 * put that I do roofs”.
 *
 * @param own words of the trade and the name, which are particular to nothing here
 */
export function particularWords(sentences: readonly string[], own: string): Set<string> {
  const known = new Set(stemsIn(own));
  return new Set(sentences.flatMap(stemsIn).filter((stem) => !known.has(stem)));
}

/** The first of these words that a text has in any form. */
export function wordShared(text: string, words: ReadonlySet<string>): string | undefined {
  return wordsOf(text).find((word) => isParticular(word) && words.has(stemmer(word)));
}

/** How many of these words a text has. */
export function countShared(text: string, words: ReadonlySet<string>): number {
  return words.intersection(new Set(stemsIn(text))).size;
}

function stemsIn(text: string): string[] {
  return wordsOf(text).filter(isParticular).map(stemmer);
}

/** Whether a word names something, as far as one word tells: “roof”, and not “every”. */
export function isParticular(word: string): boolean {
  return word.length > 2 && /^\p{L}/u.test(word) && !turns.has(word) && !general.has(stemmer(word));
}
