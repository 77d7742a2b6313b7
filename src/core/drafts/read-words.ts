import { capitalised } from "../../platform/words/capitalised.ts";
import { weighClaims } from "../moderation/claims.ts";
import { isForUs, isNoise, isPrivate, withoutGreeting } from "./asides.ts";
import { calmWords } from "./calm-words.ts";
import { contradictions } from "./contradictions.ts";
import { leaning } from "./leaning.ts";
import { plainText } from "./plain-text.ts";
import { closed, paragraphsOf, unwrapped } from "./sentences.ts";
import { breaks, type Wishes } from "./wishes.ts";

/** What a customer wrote about the business, sorted into what may be printed and what not. */
export type ReadWords = {
  /** Sentences that may be printed, by paragraph, in their order. */
  paragraphs: string[][];
  /** In their own words, until somebody has seen proof. */
  claims: string[];
  /** Said to us rather than to visitors. */
  toUs: string[];
  /** About health, money or grief. */
  private: string[];
  /** Two sentences that cannot both hold; or one, twice. */
  contradictions: [string, string][];
  /** They lean on a sentence that is not printed. */
  leaning: string[];
  /** Said of opening hours, which are a fact of their own. */
  hours: string[];
};

export function readWords(
  description: string,
  { names, wishes }: { names: readonly string[]; wishes: Wishes },
): ReadWords {
  const read: ReadWords = {
    paragraphs: [],
    claims: [],
    toUs: [],
    private: [],
    contradictions: [],
    hours: [],
    leaning: [],
  };
  for (const sentences of paragraphsOf(calmWords(unwrapped(plainText(description)), names))) {
    const addressed = addressedTo(sentences);
    let isLost = false;
    const kept = sentences.flatMap((sentence, at) => {
      if (isNoise(sentence)) return [];
      if (isLost && leaning.test(sentence)) {
        read.leaning.push(sentence);
        return [];
      }
      if (addressed[at]) {
        read.toUs.push(sentence);
        isLost = true;
        return [];
      }
      const said = printable(withoutGreeting(sentence), wishes, read);
      isLost = said.length === 0;
      return said;
    });
    read.paragraphs.push(kept);
  }
  read.paragraphs = withoutRepeats(withoutCorrected(read));
  read.contradictions = contradictions(read.paragraphs.flat());
  const doubtful = new Set(read.contradictions.flat());
  read.paragraphs = read.paragraphs
    .map((sentences) => sentences.filter((sentence) => !doubtful.has(sentence)))
    .filter((sentences) => sentences.length > 0);
  return read;
}

/** Which sentences of a paragraph are for us: some draw their neighbours with them. */
function addressedTo(sentences: readonly string[]): boolean[] {
  const own = sentences.map((sentence) => {
    const bare = withoutAsides(sentence);
    return isForUs(bare) && restOf(bare) === "";
  });
  const before = sentences.map(
    (_, at) => /\btoo (?:much|personal)\b/i.test(sentences[at + 1] ?? "") && own[at + 1],
  );
  const most = own.filter(Boolean).length * 2 > sentences.length;
  if (sentences.length > 1 && own[0] && most) return sentences.map(() => true);
  return sentences.map((sentence, at) => {
    const isBetween =
      Boolean(own[at - 1] && own[at + 1]) &&
      (sentence.split(" ").length < 4 || leaning.test(sentence));
    return Boolean(own[at] || before[at] || isBetween);
  });
}

const clauses =
  /(?:[,;]\s+|\s+)(?:but|and|so)\s+(?=(?:I|we|you|they|it|he|she|please)\b)|;\s+|,\s+(?=(?:please|kindly)\b)/i;

/** Without what is said in brackets, or as a reason, to us alone. */
function withoutAsides(sentence: string): string {
  return sentence
    .replace(/\s*\(([^)]*)\)/g, (whole, inside: string) =>
      isForUs(inside) || isPrivate(inside) ? "" : whole,
    )
    .replace(/,?\s*because(?: of)?\b[^,.;]*/i, (reason) => (isPrivate(reason) ? "" : reason));
}

/** What of a sentence that is partly for us is for visitors. */
function restOf(sentence: string): string {
  const said = saidAsAsked(sentence);
  if (!isForUs(said)) return said;
  const afterColon = /\b(?:keep it honest|say|write|mention)[^:]{0,30}:\s+(.{12,})$/i.exec(
    said,
  )?.[1];
  if (afterColon && !isForUs(afterColon)) return capitalised(afterColon);
  const kept = said
    .split(clauses)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(" ").length > 3 && !isForUs(clause) && !leaning.test(clause));
  return kept.map((clause) => closed(capitalised(clause))).join(" ");
}

/** “but please write that we share a kitchen, because …”: what they want said, said. */
function saidAsAsked(sentence: string): string {
  const asked = sentence.replace(
    /\b(?:please|kindly) (?:also |do )?(?:write|say|mention|put|note|tell (?:people|them)|make (?:it )?clear)(?: clearly)? that /i,
    "",
  );
  const bare =
    asked === sentence
      ? sentence
      : asked.replace(/,? (?:because|so that|or|otherwise)\b[^.]*/i, "");
  return closed(
    bare
      .replace(
        /[,;]?\s*(?:(?:and |so )*please |so )(?:say|write) (?:so|that|it)(?: clearly)?(?= so that| so nobody|[.,;!]|$)[^.]*/i,
        "",
      )
      .replace(/,? and may be (?:shown|published|printed)\b/i, ""),
  );
}

function printable(sentence: string, wishes: Wishes, read: ReadWords): string[] {
  const bare = withoutAsides(sentence);
  let said = restOf(bare);
  if (bare !== sentence || isForUs(saidAsAsked(bare))) read.toUs.push(sentence);
  said = said.replace(
    /(?:,? and|,)? ?(?:we’re|we are|I’m|I am)? ?\b(?:open (?:7|seven) days(?: a week)?|(?:open|closed) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i,
    (hours) => {
      read.hours.push(hours.replace(/^\W*and /, "").trim());
      return "";
    },
  );
  const isCut = read.hours.length > 0 && said.split(" ").length < 3;
  if (!/\p{L}{2}/u.test(said) || (isCut && said.length < bare.length)) return [];
  if (isPrivate(said)) {
    read.private.push(sentence);
    return [];
  }
  if (breaks(wishes, said)) said = said.replace(/[,\s]+(?:and |but )?not \S+[.!]?$/i, "");
  if (breaks(wishes, said)) {
    read.toUs.push(sentence);
    return [];
  }
  const { kept, claims } = weighClaims(said);
  read.claims.push(...claims);
  return kept === "" || isNoise(kept) ? [] : [closed(kept)];
}

/** “The trial lesson is any term now”, said to us, takes back what is said of the trial lesson. */
function withoutCorrected({ paragraphs, toUs }: ReadWords): string[][] {
  const corrected = toUs
    .flatMap((words) => words.split(/(?<=[.!?])\s+/))
    .filter((words) =>
      /\b(?:now|no longer|any ?more|changed|not right|still right|update)\b/i.test(words),
    )
    .flatMap(pairsOf);
  return paragraphs.map((sentences) =>
    sentences.filter((sentence) => !pairsOf(sentence).some((pair) => corrected.includes(pair))),
  );
}

function pairsOf(sentence: string): string[] {
  const words = sentence.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function withoutRepeats(paragraphs: readonly string[][]): string[][] {
  const seen = new Set<string>();
  return paragraphs.map((sentences) =>
    sentences.filter((sentence) => {
      const key = sentence.toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  );
}
