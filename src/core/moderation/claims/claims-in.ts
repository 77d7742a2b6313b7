import { kindsOfTrade } from "../trade-kinds.ts";
import type { ClaimRule, State } from "./rule.ts";
import { claimRules } from "./rules.ts";
import {
  type Sentence,
  sentencesOf,
  type Term,
  termIn,
  termsOf,
  type Word,
} from "./sentences-of.ts";

export type Claim = {
  rule: ClaimRule;
  /** The words that make the claim, as they are between `from` and `to` of the text. */
  words: string;
  from: number;
  to: number;
};

/** Who says it: the trade in the owner’s words, and the state where it is known. */
export type Speaker = { trade: string; state?: State | undefined };

/**
 * What a text claims that its business may not say, or not without proof: any string that is
 * published, a title or an alternative text too. Each rule is found once, where it first applies.
 * Time grows with the length of the text.
 */
export function claimsIn(text: string, { trade, state }: Speaker): Claim[] {
  const kinds = kindsOfTrade(trade);
  const rules = readyRules.filter(
    ({ rule: { trades, states } }) =>
      (!trades || trades.some((kind) => kinds.includes(kind))) &&
      (!states || (state !== undefined && states.includes(state))),
  );
  const sentences = sentencesOf(text);
  return rules.flatMap(({ rule, lists, unless }) => {
    for (const sentence of sentences) {
      const found = foundIn(sentence, lists, unless);
      if (found) return [claimOf(text, rule, found)];
    }
    return rule.quotations ? quotationIn(text, rule) : [];
  });
}

/** The rules, with their lists taken apart. */
const readyRules = claimRules.map((rule) => ({
  rule,
  lists: rule.words.map(termsOf),
  unless: termsOf(rule.unless ?? ""),
}));

/** The words of a sentence that a rule looks for, if it has some of each list. */
function foundIn(sentence: Sentence, lists: readonly Term[][], unless: readonly Term[]) {
  const found: Word[] = [];
  for (const list of lists) {
    const words = termIn(sentence, list);
    if (!words) return undefined;
    found.push(...words);
  }
  return termIn(sentence, unless) ? undefined : found;
}

function claimOf(text: string, rule: ClaimRule, words: readonly Word[]): Claim {
  const from = Math.min(...words.map((word) => word.from));
  const to = Math.max(...words.map((word) => word.to));
  return { rule, words: text.slice(from, to), from, to };
}

/** Four words or more between quotation marks are somebody’s own words. */
function quotationIn(text: string, rule: ClaimRule): Claim[] {
  const quoted = /[“"](?:[^“”"\s]+\s+){3}[^“”"]*[”"]/.exec(text);
  if (!quoted) return [];
  const [words] = quoted;
  return [{ rule, words, from: quoted.index, to: quoted.index + words.length }];
}
