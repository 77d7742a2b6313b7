import type { Open } from "../../../blocks/facts/facts.ts";
import { isEnglish } from "../../../platform/words/english-words.ts";
import type { BriefReadings, ReadSentence } from "../../moderation/reading/brief-readings.ts";
import { lexicon } from "../../moderation/sentences/lexicon.ts";
import type { Mend } from "../../moderation/spelling/with-mends.ts";
import { wordsOf } from "../../moderation/words.ts";
import { contradictsHours } from "../facts/read-hours.ts";
import { wordShared } from "./exclusions.ts";
import type { HeldReason } from "./held-reasons.ts";
import { leansBack } from "./leans-back.ts";
import { notesIn } from "./notes-in.ts";
import { printSentence } from "./print-sentence.ts";

export type HeldSentence = {
  id: string;
  reason: HeldReason;
  /** In the customer’s words. */
  text: string;
  /** As it would be on the page. */
  prints: string;
  /** What a rule says of it and what may be said instead, or the word that it shares with a wish. */
  because?: string;
};

/** A sentence on the page whose spelling was mended. */
export type MendedSentence = { id: string; text: string; mends: Mend[] };

export type PrintedWords = {
  /** What may be printed, by paragraph. */
  paragraphs: string[][];
  /** What they began with, if it is printed; a fragment such as “Hi!” is no beginning. */
  first: string | undefined;
  held: HeldSentence[];
  mended: MendedSentence[];
  /** Those that may be printed and were written in a hurry: an editor’s eye finds more in them. */
  hurried: string[];
};

/**
 * Of what a customer wrote, the sentences that may be printed, whole and in their order; every other is held
 * back with its reason.
 *
 * @param excluded particular words of what they want to be kept off the page
 * @param open their hours, which no sentence may contradict
 * @param unclear sentences that seem to contradict themselves, or what a diet rules out
 */
export function printWords(
  { paragraphs, failure }: BriefReadings,
  excluded: ReadonlySet<string>,
  { open = [], unclear = [] }: { open?: readonly Open[]; unclear?: readonly string[] } = {},
): PrintedWords {
  const held: HeldSentence[] = [];
  const mended: MendedSentence[] = [];
  const hurried: string[] = [];
  const notes = notesIn(paragraphs);
  const seen = new Set<string>();
  let number = 0;
  let isAfterPrinted = false;
  const printed = paragraphs.map((sentences) => {
    let isAfterHeld = false;
    return sentences.flatMap((sentence, at) => {
      number++;
      const { text, mends } = sentence;
      const prints = printSentence(text, mends);
      const key = prints.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      const isItem = text.startsWith("- ");
      const why =
        (isItem
          ? reasonOfItem(sentence, { isNote: notes.has(sentence), isAfterPrinted, failure })
          : reasonOf(sentence, failure, isAmongCopy(sentences, at))) ??
        excludedBy(prints, excluded) ??
        (isAmongNotes(sentences, at) || unclear.includes(text)
          ? ({ reason: "doubt" } as const)
          : undefined) ??
        (contradictsHours(prints, open) ? ({ reason: "hours" } as const) : undefined) ??
        (isAfterHeld && leansBack(prints) ? ({ reason: "leans" } as const) : undefined);
      isAfterHeld = why !== undefined;
      if (!isItem) isAfterPrinted = why === undefined;
      if (why) {
        held.push({ id: `sentence-${number}`, text, prints, ...why });
        return [];
      }
      if (mends.length > 0) mended.push({ id: `sentence-${number}`, text, mends });
      if (!isItem && slipsIn(sentence) > 1) hurried.push(prints);
      return [prints];
    });
  });
  const [first] = printed.flat();
  const begun = paragraphs.flat().find(({ verdict }) => verdict?.kind !== "fragment");
  return {
    paragraphs: printed.filter((sentences) => sentences.length > 0),
    first: begun && first === printSentence(begun.text, begun.mends) ? first : undefined,
    held,
    mended,
    hurried,
  };
}

/** What was put right in a sentence: its spelling, a capital and a mark that it lacked. */
function slipsIn({ text, mends }: ReadSentence): number {
  return mends.length + Number(/^\p{Ll}/u.test(text)) + Number(/[\p{L}\p{N}]$/u.test(text));
}

/** A line of a list is meant as what introduces the list is: for visitors, or for us. */
function reasonOfItem(
  item: ReadSentence,
  about: { isNote: boolean; isAfterPrinted: boolean; failure: string | undefined },
): Why | undefined {
  const why = reasonOf(item, about.failure);
  if (about.isNote && why?.reason !== "never") return { reason: "note" };
  return about.isAfterPrinted && isPlainItem(item) ? undefined : why;
}

/** It is rarely a sentence, and says no less. */
function isPlainItem({ verdict, claims }: ReadSentence): boolean {
  const isOfThem = verdict?.kind === "copy" || verdict?.kind === "fragment";
  return isOfThem && verdict.claim === "fine" && claims.length === 0;
}

/** Between two notes, or after the last of several, a sentence goes on speaking to us. */
function isAmongNotes(sentences: readonly ReadSentence[], at: number): boolean {
  const isNote = (sentence: ReadSentence | undefined) =>
    sentence?.verdict?.kind === "note" && !sentence.verdict.stands;
  const next = sentences[at + 1];
  const isClosed = isNote(next) || (!next && sentences.filter(isNote).length > 1);
  return isNote(sentences[at - 1]) && isClosed;
}

/** Beside a sentence that may be printed, and none that is meant for somebody else. */
function isAmongCopy(sentences: readonly ReadSentence[], at: number): boolean {
  const beside = [sentences[at - 1], sentences[at + 1]].flatMap((one) => one?.verdict ?? []);
  return beside.some(({ stands }) => stands) && beside.every(({ kind }) => kind === "copy");
}

/** Who says one of these in a sentence that the judge is unsure of may be asking us. */
const asking = new Set(wordsOf(`${lexicon.please} website websites`));

/** As unsure as the judge may be of a sentence among others that may be printed. */
const MOST_DOUBT = 0.65;

type Why = Pick<HeldSentence, "reason" | "because">;

function reasonOf(
  { text, verdict, claims }: ReadSentence,
  failure: string | undefined,
  isAmongCopy = false,
): Why | undefined {
  if (!verdict) return { reason: "unread", ...(failure && { because: failure }) };
  const blocked = claims.find(({ severity }) => severity === "block");
  if (blocked) return { reason: "never", because: inWords(blocked) };
  if (verdict.stands) return isForeign(text) ? { reason: "language" } : undefined;
  if (verdict.kind !== "copy") return { reason: verdict.kind };
  const proof = claims.find(({ severity }) => severity === "needs proof");
  if (proof) return { reason: "proof", because: inWords(proof) };
  if (verdict.claim === "fine") {
    // Below a half it was not doubt, but praise that somebody else may have given.
    const { confidence } = verdict;
    const isNearly = isAmongCopy && confidence > 0.5 && confidence <= MOST_DOUBT;
    const mayAsk = wordsOf(text).some((word) => asking.has(word));
    return isNearly && !mayAsk && !isForeign(text) ? undefined : { reason: "doubt" };
  }
  // The judge alone, which names no law, never blocks.
  return { reason: verdict.claim === "proof" ? "proof" : "doubt" };
}

/** Names tell no language, and the words of a trade are in no dictionary: it takes most of the rest. */
const LEAST_ENGLISH = 0.4;

function isForeign(text: string): boolean {
  const words = text.match(/\p{L}+(?=’|\P{L}|$)/gu) ?? [];
  const known = words.filter((word) => word.length === 1 || isEnglish(word.toLowerCase()));
  const names = words.filter((word) => /^\p{Lu}/u.test(word) && !known.includes(word));
  return words.length > 2 && known.length < (words.length - names.length) * LEAST_ENGLISH;
}

function inWords({ says, body, law, instead }: ReadSentence["claims"][number]): string {
  return `${says} (${law ? `${body}: ${law}` : body}) ${instead}`;
}

function excludedBy(sentence: string, excluded: ReadonlySet<string>): Why | undefined {
  const word = wordShared(sentence, excluded);
  return word ? { reason: "excluded", because: word } : undefined;
}
