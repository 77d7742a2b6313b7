import { capitalised } from "../../platform/words/capitalised.ts";
import type { ToldSite } from "./facts-from-brief.ts";
import type { OpeningLines } from "./opening-lines.ts";
import { isPlainPlace, type PlacePhrase } from "./place-phrase.ts";

/** The main words of a page, and which of the customer’s sentences they use up. */
export type Headline = {
  text: string;
  /** It says no more than the headline. */
  used?: string;
  /** It says little more: not to follow at once. */
  near?: string;
};

/**
 * What stands largest on the page: a short promise in the customer’s own words, how they describe
 * themselves, or what they do and where.
 */
export function headlineOf(
  told: ToldSite,
  {
    where,
    trade,
    name,
    lines,
    seed,
  }: {
    where: PlacePhrase | undefined;
    trade: string | undefined;
    name: string;
    /** Ours, where the customer says nothing that could stand large. */
    lines: OpeningLines;
    seed: number;
  },
): Headline {
  const sentences = told.paragraphs.flat();
  const own = bestPromise(sentences);
  const noun = told.business?.isKind ? undefined : told.business?.noun;
  const said = selfDescription(sentences, noun);
  const isOfTrade =
    !trade ||
    !told.business?.nouns.includes(trade) ||
    plain(said?.text ?? "").endsWith(plain(trade.split(" ").at(-1) ?? ""));
  const described = isOfTrade ? said : undefined;
  const placed = (what: string, sentence?: string) =>
    fits(
      `${capitalised(what)}${where && isPlainPlace(where) && !what.includes(where.place) ? ` ${where.phrase}` : ""}`,
      sentence,
    );
  const line = lines.large ? { text: lines.large } : undefined;
  const short =
    sentences.length === 1 && /^[\p{L} ’-]{4,40}\.$/u.test(sentences[0] ?? "")
      ? sentences[0]?.slice(0, -1)
      : undefined;
  const candidates: (Headline | undefined)[] = [
    own && own.score >= 4
      ? { text: own.text, ...(own.isWhole && { used: own.sentence }) }
      : undefined,
    described && !(trade && isRepeated(described)) && described.text.split(" ").length > 1
      ? placed(described.text, described.sentence)
      : undefined,
    own ? { text: own.text, ...(own.isWhole && { used: own.sentence }) } : undefined,
    short ? placed(short, sentences[0]) : undefined,
    lines.isFirst ? line : undefined,
    trade ? placed(trade, sentences[0]) : undefined,
    line,
    { text: name },
  ];
  const possible = candidates.filter((one) => one !== undefined);
  const calm = ["care", "profession", "stay"].includes(told.business?.mood ?? "");
  const ordered =
    calm && own && described && trade ? possible.filter(({ text }) => text !== own.text) : possible;
  const second = ordered[1];
  // The two best are as good as each other where both are the customer’s own words.
  const [first = { text: name }] = ordered;
  return own && own.score < 5 && described && second && seed % 2 === 1 && !calm ? second : first;
}

/** The sentence begins with the very words, and would follow the headline. */
function isRepeated({ text, sentence }: { text: string; sentence: string }): boolean {
  return new RegExp(`^(?:an? )?${text}`, "i").test(sentence) && sentence.length > text.length + 6;
}

/** @param sentence used up where it says little more */
function fits(text: string, sentence = ""): Headline | undefined {
  if (text.length > 90) return undefined;
  const said = new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));
  const more = (sentence.match(/[\p{L}\d’]+/gu) ?? []).filter((word) =>
    word.length > 3 || /\d/.test(word)
      ? !said.has(word.toLowerCase()) && !/^\p{Lu}/u.test(word)
      : false,
  );
  const few = more.length === 0 && !/\d/.test(sentence);
  return { text, ...(few ? { used: sentence } : more.length < 2 && { near: sentence }) };
}

type Promise = { text: string; sentence: string; score: number; isWhole: boolean };

/** The shortest sentence that tells how somebody works, or its first part. */
function bestPromise(sentences: readonly string[]): Promise | undefined {
  const promises = sentences.slice(0, 24).flatMap((sentence): Promise[] => {
    const [first = "", rest] = splitOnce(sentence.replace(/[.!]$/, ""));
    const text = first.replace(/\s*\([^)]*\)/g, "").trim();
    const words = text.split(" ").length;
    if (words < 3 || words > 10 || text.length > 62 || /[,:;?“”…$]|\d{3}/.test(text)) return [];
    return [{ text, sentence, score: scoreOf(text), isWhole: rest === undefined }];
  });
  const best = promises.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score >= 4 ? best : undefined;
}

/** A part may stand alone only where what follows takes nothing back. */
function splitOnce(sentence: string): [string, string?] {
  const goesOn = /^([^(]{12,}?)(?:,? (?:so|because) |, (?=(?:I|we|you|so|because)\b))(.+)$/i;
  const [, first, rest] = goesOn.exec(sentence) ?? [];
  return first === undefined || rest === undefined ? [sentence] : [first, rest];
}

function scoreOf(text: string): number {
  const points: readonly (readonly [RegExp, number])[] = [
    [/^(?:I|we|every|everything|nothing|all|no)\b/i, 2],
    [
      /\b(?:turn up|by hand|from scratch|at a time|look(?:ing)? (?:at|after)|starts? with|always|every|nothing|until|fix|listen|come to you|when (?:I|we) say|love|grow|fresh|slow)\b/i,
      2,
    ],
    [/\b(?:make|bake|cook|help|teach|buy|bring|sew|build|mend|only|one)\b/i, 1],
    [/\bday\b.*\bday\b|^Nothing \w+ \w+$/i, 1],
    [
      /^(?:after|during|on|in|at|before|yo|it|that|this|these|they|he|she|some|then|people|there|most|also|got|two|three|four|five|my|his|her|do|does|been|photo|booked|many|if|for|when)\b/i,
      -3,
    ],
    [
      /\b(?:not|n’t|sorry|never|cannot|closed|required|must|minimum|max|fee|price|order|wait|full|cats?)\b/i,
      -3,
    ],
    [/^no\b/i, -1],
    [
      /\b(?:have|having|speak|staff|started|opened|years?|since|am|are|been|stock|charge|post|late|age|foam)\b/i,
      -2,
    ],
    [/\b(?:good|best|nice|lovely|very|great)\b/i, -2],
    [/,.*,/, -1],
  ];
  return points.reduce((sum, [pattern, point]) => sum + (pattern.test(text) ? point : 0), 0);
}

const places =
  "bakery|café|cafe|restaurant|butcher|shop|store|studio|salon|school|practice|clinic|firm|property|farm|celebrant|florist|plumber|electrician|carpenter|painter|builder|mechanic|gardener|arborist|photographer|tutor|teacher|bookkeeper|accountant|lawyer|solicitor|groomer|trainer|caterer|barber|hairdresser|therapist|workshop|nursery|gallery|van|truck|brewery|winery|company|business|co-op|cooperative|handyman|cleaner|locksmith|potter|designer|writer|physio|physiotherapist|doula|midwife|consultant|band|choir|club|boatyard|garage|stall|market|kennel|vet|apiary|dairy|cottage|cabin|lodge|retreat|choir|orchard|guesthouse|motel|hotel|pub|bar";

/** “A cosy neighbourhood café”: what they call themselves, from the first sentences. */
function selfDescription(sentences: readonly string[], noun: string | undefined) {
  const nouns = noun ? `${noun}|${places}` : places;
  const pattern = new RegExp(
    String.raw`(?:^|\b(?:we are|we’re|I am|I’m|is|been|myself) )(?:an? |the |your )?((?:(?!(?:we|I|my|our|your|is|are|of|in|for|at|from|to|with|who|that|have|has|do|make|run|not|no|now|just|also|a|an|the|been|am)\b)[\p{L}’-]+ ){0,5}(?:${nouns}))(?![\p{L}-])`,
    "iu",
  );
  for (const sentence of sentences.slice(0, 4)) {
    const found = pattern.exec(sentence)?.[1];
    if (found && found.length <= 60 && found.split(" ").length <= 7)
      return { text: found, sentence };
  }
  return undefined;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
