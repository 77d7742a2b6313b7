import { allergens, unsuitable } from "../../../catalogue/trades/traits.ts";
import { lexicon } from "../../moderation/sentences/lexicon.ts";
import { wordsOf } from "../../moderation/words.ts";
import type { Business, BusinessMood } from "../../trades/business.ts";
import { dietsIn } from "../../trades/traits-in.ts";
import { turnsRound } from "../sentences/exclusions.ts";
import type { HeldSentence } from "../sentences/print-words.ts";

/** What visitors may not eat or drink, by sentences that are held back. */
export type Warnings = {
  /** What the page says of it all the same, in our words, beside theirs. */
  said: { text: string; says: string }[];
  /** What is plain enough for no words of ours. */
  unsaid: string[];
};

/** A groomer who is allergic to cats warns nobody of food. */
export function readWarnings(
  held: readonly HeldSentence[],
  business: Business | undefined,
): Warnings {
  const warnings = mayServeFood(business) ? held.filter(isWarning) : [];
  const read = warnings.map(({ reason, text }) => ({
    text,
    says: reason === "note" || reason === "doubt" ? warningIn(text) : undefined,
  }));
  return {
    said: read.flatMap(({ text, says }) => (says ? [{ text, says }] : [])),
    unsaid: read.flatMap(({ text, says }) => (says ? [] : text)),
  };
}

const eating: readonly BusinessMood[] = ["food", "stay", "care", "play", "learning", "shop"];

/** Whether people may eat there: at a day care, a farm stay and a party too. */
function mayServeFood(business: Business | undefined): boolean {
  return !business || eating.includes(business.mood);
}

/** Whether a sentence that is held back tells of food that some people may not have. */
function isWarning({ reason, text }: HeldSentence): boolean {
  const isOfFood = dietsIn(text).length > 0 || wordsOf(text).some((word) => allergens.has(word));
  return reason !== "never" && turnsRound(text) && isOfFood;
}

const nots = new Set(wordsOf("not isn't isnt aren't arent"));
const between = new Set(wordsOf("a an the for suitable"));
/** Who is “not halal certified” may be halal. */
const certified = new Set(wordsOf(lexicon.licence ?? ""));

/** Of a sentence with a single “not” the diet that it is said of, in our words. */
function warningIn(text: string): string | undefined {
  const words = wordsOf(text).filter((word) => !between.has(word));
  const at = words.findIndex((word) => nots.has(word));
  const isTurnedAgain = turnsRound(words.toSpliced(at, 1).join(" "));
  if (at < 0 || isTurnedAgain || words.some((word) => certified.has(word))) return undefined;
  const refused = `${words.slice(at + 1).join(" ")} `;
  return unsuitable.find(({ words }) => words.some((word) => refused.startsWith(`${word} `)))?.says;
}
