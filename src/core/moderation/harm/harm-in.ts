import type { Help } from "../../../catalogue/harm/harm.ts";
import { harms } from "../../../catalogue/harm/harms.ts";
import {
  helping,
  innocent,
  telling,
  unhelpful,
  warning,
} from "../../../catalogue/harm/innocent.ts";
import { plainSpelling } from "../../../platform/words/spelling.ts";
import {
  beginningIn,
  compile,
  holds,
  type Pattern,
  placesOf,
  type Sentence,
  type Sequence,
  type Span,
  sentenceOf,
  smallWords,
  type Tokens,
  wordsOf,
} from "./patterns.ts";
import { apart, type Reader, readerOf, type Spelling } from "./readings.ts";

/** What a text would do harm by, and whom to ring about it. */
export type HarmFound = { kind: string; help: readonly Help[] };

/** How near a word of help must be to what it is about, in words. */
const nearEnough = 3;

type Sequences = (sentence: Sentence) => readonly Sequence[];
type Patterns = (sentence: Sentence) => readonly Pattern[];

type Judge = {
  read: Reader;
  innocent: Sequences;
  helping: Sequences;
  telling: Sequences;
  warning: Sequences;
  unhelpful: Patterns;
  harms: readonly {
    kind: string;
    help: readonly Help[];
    grave: boolean;
    topics: Sequences;
    acts: Patterns;
  }[];
};

let judge: Judge | undefined;

/**
 * The first harm that a text, such as a topic or the name of a business, asks help with. Undefined
 * for what is innocent, and for those who prevent a harm, heal it, teach of it or tell of it.
 *
 * @param spelling whether a misspelt word counts: not in what may be somebody’s name.
 */
export function harmIn(text: string, spelling: Spelling = "any"): HarmFound | undefined {
  judge ??= prepared();
  const { read } = judge;
  const plain = plainSpelling(text);
  const ways = new Set([plain, plain.replace(/(?<=\p{L})[-._*]+(?=\p{L})/gu, "")]);
  for (const way of ways) {
    for (const part of way.split(/[.!?;\n]+(?:\s|$)/)) {
      const found = judged(
        tokensOf(part, read).map((token) => read(token, spelling)),
        judge,
      );
      if (found) return found;
    }
  }
  return undefined;
}

function prepared(): Judge {
  const all: Pattern[] = [];
  const patterns = (written: readonly string[]): Patterns => {
    const compiled = written.map(compile);
    all.push(...compiled);
    return beginningIn(compiled, ([first]) => first);
  };
  const sequences = (written: readonly string[]): Sequences => {
    const compiled = written.map(compile);
    all.push(...compiled);
    return beginningIn(compiled.flat(), (sequence) => sequence);
  };
  const judged = {
    innocent: sequences(innocent),
    helping: sequences(helping),
    telling: sequences(telling),
    warning: sequences(warning),
    unhelpful: patterns(unhelpful),
    harms: harms.map(({ id, help = [], grave = false, topics = [], acts = [] }) => ({
      kind: id,
      help,
      grave,
      topics: sequences(topics),
      acts: patterns(acts),
    })),
  };
  return { ...judged, read: readerOf(wordsOf(all)) };
}

function tokensOf(text: string, read: Reader): string[] {
  const spelledOut = text.replace(
    /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][\s.\-_*]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu,
    (letters) => letters.replace(/[\s.\-_*]+/g, ""),
  );
  return (spelledOut.match(/[\p{L}\p{N}\p{M}@$!|+€]+/gu) ?? [])
    .map((token) => token.replace(/[!|+]+$|^[!|+@]+$/g, ""))
    .flatMap((token) => apart(token, read))
    .filter((token) => token !== "" && !smallWords.has(token));
}

function judged(
  tokens: Tokens,
  { innocent, helping, telling, warning, unhelpful, harms }: Judge,
): HarmFound | undefined {
  const whole = sentenceOf(tokens);
  const left = sentenceOf(without(placesIn(whole, innocent), tokens));
  const spoilt = unhelpful(left).some((pattern) => holds(left, pattern));
  const warnings = spoilt ? [] : placesIn(whole, warning);
  const helps = spoilt ? [] : [...warnings, ...placesIn(whole, helping)];
  const stories = spoilt ? [] : placesIn(whole, telling);
  return harms.find(({ topics, acts, grave }) => {
    const excuses = grave ? helps : [...helps, ...stories];
    return (
      acts(left).some((act) => holds(left, act) && !isWarning(act, left, warnings)) ||
      placesIn(left, topics).some((place) => !excuses.some((excuse) => isNear(excuse, place)))
    );
  });
}

function placesIn(sentence: Sentence, sequences: Sequences): Span[] {
  return sequences(sentence).flatMap((sequence) => placesOf(sequence, sentence));
}

/** The tokens with those at these places read as nothing. */
function without(places: readonly Span[], tokens: Tokens): Tokens {
  const nothing: ReadonlySet<string> = new Set();
  return tokens.map((token, at) =>
    places.some(({ from, to }) => at >= from && at < to) ? nothing : token,
  );
}

/** Whether an act is only warned of: “scam awareness for seniors”, “drug mule awareness in schools”. */
function isWarning(act: Pattern, sentence: Sentence, warnings: readonly Span[]): boolean {
  return act.some((sequence) =>
    placesOf(sequence, sentence).every((place) => warnings.some((one) => isNear(one, place, 1))),
  );
}

function isNear(one: Span, other: Span, near = nearEnough): boolean {
  return Math.max(one.from, other.from) - Math.min(one.to, other.to) <= near;
}
