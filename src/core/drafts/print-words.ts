import { isEnglish } from "../../platform/words/english-words.ts";
import type { BriefReadings, ReadSentence } from "../moderation/reading/brief-readings.ts";
import type { Mend } from "../moderation/spelling/with-mends.ts";
import { turnsRound, wordShared } from "./exclusions.ts";
import type { HeldReason } from "./held-reasons.ts";
import { printSentence } from "./print-sentence.ts";

export type HeldSentence = {
  id: string;
  reason: HeldReason;
  /** In the customer’s words. */
  text: string;
  /** As it would stand on the page. */
  prints: string;
  /** What a rule says of it and what may be said instead, or the word that it shares with a wish. */
  because?: string;
};

/** A sentence on the page whose spelling was mended. */
export type MendedSentence = { id: string; text: string; mends: Mend[] };

export type PrintedWords = {
  /** What may be printed, by paragraph. */
  paragraphs: string[][];
  held: HeldSentence[];
  mended: MendedSentence[];
};

/**
 * Of what a customer wrote, the sentences that stand, whole and in their order; every other is held
 * back with its reason.
 *
 * @param excluded particular words of what they want to be kept off the page
 */
export function printWords(
  { paragraphs, failure }: BriefReadings,
  excluded: ReadonlySet<string>,
): PrintedWords {
  const held: HeldSentence[] = [];
  const mended: MendedSentence[] = [];
  const seen = new Set<string>();
  let number = 0;
  const printed = paragraphs.map((sentences) => {
    let isAfterHeld = false;
    return sentences.flatMap((sentence) => {
      number++;
      const { text, mends } = sentence;
      const prints = printSentence(text, mends);
      const key = prints.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      const why =
        reasonOf(sentence, failure) ??
        excludedBy(prints, excluded) ??
        (isAfterHeld && leansBack(text) ? ({ reason: "leans" } as const) : undefined);
      isAfterHeld = why !== undefined;
      if (why) {
        held.push({ id: `sentence-${number}`, text, prints, ...why });
        return [];
      }
      if (mends.length > 0) mended.push({ id: `sentence-${number}`, text, mends });
      return [prints];
    });
  });
  return { paragraphs: printed.filter((sentences) => sentences.length > 0), held, mended };
}

type Why = Pick<HeldSentence, "reason" | "because">;

function reasonOf(
  { text, verdict, claims }: ReadSentence,
  failure: string | undefined,
): Why | undefined {
  if (!verdict) return { reason: "unread", ...(failure && { because: failure }) };
  const blocked = claims.find(({ severity }) => severity === "block");
  if (blocked) return { reason: "never", because: inWords(blocked) };
  if (verdict.stands) return isForeign(text) ? { reason: "language" } : undefined;
  if (verdict.kind !== "copy") return { reason: verdict.kind };
  const proof = claims.find(({ severity }) => severity === "needs proof");
  if (proof) return { reason: "proof", because: inWords(proof) };
  if (verdict.claim === "fine") return { reason: "doubt" };
  // The judge alone, which names no law, never blocks.
  return { reason: verdict.claim === "proof" ? "proof" : "doubt" };
}

/** Names and the words of a trade are in no dictionary, so it takes most of the words. */
const LEAST_ENGLISH = 0.4;

function isForeign(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+(?=’|\P{L}|$)/gu) ?? [];
  const known = words.filter((word) => word.length === 1 || isEnglish(word)).length;
  return words.length > 2 && known < words.length * LEAST_ENGLISH;
}

function inWords({ says, body, law, instead }: ReadSentence["claims"][number]): string {
  return `${says} (${law ? `${body}: ${law}` : body}) ${instead}`;
}

function excludedBy(sentence: string, excluded: ReadonlySet<string>): Why | undefined {
  const word = wordShared(sentence, excluded);
  // To say that one does not do it is what they want.
  return word && !turnsRound(sentence) ? { reason: "excluded", because: word } : undefined;
}

const pronouns =
  /^(?:it|its|it’s|this|that|that’s|these|those|they|they’re|he|she|both|which|because|but|so|or|and|then)(?![\p{L}’])/iu;

/** Whether its first word stands for something in the sentence before it. */
function leansBack(text: string): boolean {
  return pronouns.test(text);
}
