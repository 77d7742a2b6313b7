import type { Concept } from "./concept.ts";
import { forAudience } from "./formats/for-audience.ts";
import { forPractitioners } from "./formats/for-practitioners.ts";
import { kits } from "./formats/kits.ts";
import { needs } from "./formats/needs.ts";
import { secondHand } from "./formats/second-hand.ts";
import { sessions } from "./formats/sessions.ts";
import { generalTrade } from "./general-trade.ts";
import { neighboursOf, openToAll } from "./ontology.ts";
import { shuffle } from "./seed.ts";
import type { Segment, Trade } from "./trade.ts";
import type { Interest } from "./understand-interest.ts";

export type Candidate = Concept & {
  /**
   * How the idea relates to what was typed: it is about it, lies next to it, or is our own choice
   * because the words meant nothing to us.
   */
  relation: "asked" | "near" | "guess";
  /** How many earlier candidates of the list belong to the same trade. */
  turn: number;
};

type Wanted = {
  /** Which concepts count at all. */
  fits: (concept: Concept) => boolean;
  /** Kinds of customers to bring to the front, such as those a town has many of. */
  segments: readonly Segment[];
  /** Decides the order among equals. */
  seed: string;
};

/**
 * Every idea for an interest, in the order in which “another” walks through them: first what was
 * written for the trades asked for, then their other formats mixed with neighbouring trades.
 * At least 50, each different.
 */
export function candidates(interest: Interest, { fits, segments, seed }: Wanted): Candidate[] {
  const { audience } = interest;
  const topic = interest.topic === undefined ? undefined : generalTrade(interest.topic);
  const asked = topic ? [topic] : interest.trades;
  const about = asked.length > 0 ? asked : shuffle(openToAll, seed);
  const relation = asked.length > 0 ? "asked" : "guess";
  const near = topic
    ? shuffle(openToAll, seed)
    : shuffle([...new Set(about.flatMap(neighboursOf))], seed).filter((t) => !about.includes(t));
  const nearRelation = topic ? "guess" : relation === "asked" ? "near" : "guess";

  const audienceFirst = audience ? [audience.segment, ...segments] : segments;
  const rank = (concept: Concept) => (audienceFirst.includes(concept.segment) ? 0 : 1);
  const ordered = (concepts: Concept[], name: string) =>
    shuffle(concepts.filter(fits), `${seed}/${name}`).sort((a, b) => rank(a) - rank(b));

  const first = inTurns(
    about.map((trade) => [
      ...(audience ? forAudience(trade, audience).filter(fits) : []),
      ...ordered(needs(trade), trade.label),
    ]),
  );
  const second = inTurns(about.map((trade) => ordered(formats(trade), trade.label)));
  const third = inTurns(near.map((trade) => ordered(needs(trade), trade.label)));
  const fourth = inTurns(near.map((trade) => ordered(formats(trade), trade.label)));
  return withTurns([
    ...first.map((concept) => ({ ...concept, relation }) as const),
    ...twoToOne(
      second.map((concept) => ({ ...concept, relation }) as const),
      third.map((concept) => ({ ...concept, relation: nearRelation }) as const),
    ),
    ...fourth.map((concept) => ({ ...concept, relation: nearRelation }) as const),
  ]);
}

function formats(trade: Trade): Concept[] {
  return [sessions, kits, forPractitioners, secondHand].flatMap((format) => format(trade));
}

/** One of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly T[][]): T[] {
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
}

function twoToOne<T>(twos: readonly T[], ones: readonly T[]): T[] {
  const mixed: T[] = [];
  for (let at = 0; at * 2 < twos.length || at < ones.length; at++) {
    mixed.push(...twos.slice(at * 2, at * 2 + 2), ...ones.slice(at, at + 1));
  }
  return mixed;
}

function withTurns(list: readonly Omit<Candidate, "turn">[]): Candidate[] {
  const turns = new Map<string, number>();
  return list.map((concept) => {
    const turn = turns.get(concept.trade.label) ?? 0;
    turns.set(concept.trade.label, turn + 1);
    return { ...concept, turn };
  });
}
