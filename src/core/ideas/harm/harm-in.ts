import type { Help } from "../../../catalogue/harm/harm.ts";
import { harms } from "../../../catalogue/harm/harms.ts";
import {
  helping,
  innocent,
  telling,
  unhelpful,
  warning,
} from "../../../catalogue/harm/innocent.ts";
import { plainSpelling } from "../words/spelling.ts";
import {
  compile,
  holds,
  type Pattern,
  type Place,
  placesOf,
  type Sentence,
  sentenceOf,
  smallWords,
  type Tokens,
  wordsOf,
} from "./patterns.ts";
import { apart, type Reader, readerOf } from "./readings.ts";

/** What a text would do harm by, and whom to ring about it. */
export type HarmFound = { kind: string; help: readonly Help[] };

/** How near a word of help must stand to what it is about, in words. */
const nearEnough = 3;

type Judge = {
  read: Reader;
  innocent: readonly Pattern[];
  helping: readonly Pattern[];
  telling: readonly Pattern[];
  warning: readonly Pattern[];
  unhelpful: readonly Pattern[];
  harms: readonly {
    kind: string;
    help: readonly Help[];
    grave: boolean;
    topics: readonly Pattern[];
    acts: readonly Pattern[];
  }[];
};

let judge: Judge | undefined;

/**
 * The first harm that a text, such as a topic or the name of a business, asks help with. Undefined
 * for what is innocent, and for those who prevent a harm, heal it, teach of it or tell of it.
 */
export function harmIn(text: string): HarmFound | undefined {
  judge ??= prepared();
  const { read } = judge;
  const plain = plainSpelling(text);
  const ways = new Set([plain, plain.replace(/(?<=\p{L})[-._*]+(?=\p{L})/gu, "")]);
  for (const way of ways) {
    for (const part of way.split(/[.!?;\n]+(?:\s|$)/)) {
      const found = judged(tokensOf(part, read).map(read), judge);
      if (found) return found;
    }
  }
  return undefined;
}

function prepared(): Judge {
  const all = {
    innocent: innocent.map(compile),
    helping: helping.map(compile),
    telling: telling.map(compile),
    warning: warning.map(compile),
    unhelpful: unhelpful.map(compile),
    harms: harms.map(({ id, help = [], grave = false, topics = [], acts = [] }) => ({
      kind: id,
      help,
      grave,
      topics: topics.map(compile),
      acts: acts.map(compile),
    })),
  };
  const ofHarms = all.harms.flatMap(({ topics, acts }) => [...topics, ...acts]);
  const read = readerOf(
    wordsOf([
      ...all.innocent,
      ...all.helping,
      ...all.telling,
      ...all.warning,
      ...all.unhelpful,
      ...ofHarms,
    ]),
  );
  return { ...all, read };
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
  const spoilt = unhelpful.some((pattern) => holds(left, pattern));
  const warnings = spoilt ? [] : placesIn(whole, warning);
  const helps = spoilt ? [] : [...warnings, ...placesIn(whole, helping)];
  const stories = spoilt ? [] : placesIn(whole, telling);
  return harms.find(({ topics, acts, grave }) => {
    const excuses = grave ? helps : [...helps, ...stories];
    return (
      acts.some((act) => holds(left, act) && !isWarning(act, left, warnings)) ||
      placesIn(left, topics).some((place) => !excuses.some((excuse) => isNear(excuse, place)))
    );
  });
}

function placesIn(sentence: Sentence, patterns: readonly Pattern[]): Place[] {
  return patterns.flat().flatMap((sequence) => placesOf(sequence, sentence));
}

/** The tokens with those at these places read as nothing. */
function without(places: readonly Place[], tokens: Tokens): Tokens {
  const nothing: ReadonlySet<string> = new Set();
  return tokens.map((token, at) =>
    places.some(({ from, to }) => at >= from && at < to) ? nothing : token,
  );
}

/** Whether an act is only warned of: “scam awareness for seniors”, “drug mule awareness in schools”. */
function isWarning(act: Pattern, sentence: Sentence, warnings: readonly Place[]): boolean {
  return act.some((sequence) =>
    placesOf(sequence, sentence).every((place) => warnings.some((one) => isNear(one, place, 1))),
  );
}

function isNear(one: Place, other: Place, near = nearEnough): boolean {
  return Math.max(one.from, other.from) - Math.min(one.to, other.to) <= near;
}
