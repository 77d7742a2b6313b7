import type { IdeaTrade } from "../../../catalogue/ideas/idea-trade.ts";
import { ideaTrades, tradeGroups } from "../../../catalogue/ideas/idea-trades.ts";
import type { Segment } from "../../../catalogue/people/segment.ts";
import type { Concept } from "./concept.ts";
import { forAudience, fromFormats } from "./formats.ts";
import { needs } from "./needs.ts";
import { shuffle } from "./seed.ts";
import { topicTrade } from "./understanding/topic-trade.ts";
import type { Interest } from "./understanding/understand-interest.ts";

export type Candidate = Concept & {
  /**
   * How the idea relates to what was typed: it is about it, lies next to it, or is our own choice
   * because the words meant nothing to us.
   */
  relation: "asked" | "near" | "guess";
  /** How many earlier candidates of the list belong to the same trade. */
  turn: number;
  /** What was asked for, where the idea itself doesn’t say it. */
  unsaid?: string;
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
  const { audience, asked } = interest;
  const { about, near, isTopic } = tradesFor(interest, seed);
  const relation = isTopic || interest.trades.length > 0 ? "asked" : "guess";
  const nearRelation = interest.trades.length > 0 ? "near" : "guess";

  const wanted = audience ? [audience.segment, ...segments] : segments;
  const rank = (concept: Concept) =>
    (wanted.includes(concept.segment) ? 0 : 1) - 2 * mentions(concept, asked?.stems ?? []);
  const ordered = (concepts: readonly Concept[], { label }: IdeaTrade) =>
    shuffle(concepts.filter(fits), `${seed}/${label}`).sort((a, b) => rank(a) - rank(b));

  const own = about.map((trade) => [
    ...(audience ? forAudience(trade, audience).filter(fits) : []),
    ...ordered(conceptsOf(trade).needs, trade),
  ]);
  const ownFormats = about.map((trade) => ordered(conceptsOf(trade).formats, trade));
  const nearby = near.map((trade) => ordered(conceptsOf(trade).needs, trade));
  const nearbyFormats = near.map((trade) => ordered(conceptsOf(trade).formats, trade));

  const second = related(inTurns(ownFormats), relation);
  const third = related(inTurns(nearby), nearRelation);
  const unsaid = (concept: Concept) =>
    asked && mentions(concept, asked.stems) === 0 ? { unsaid: asked.words } : {};
  return withTurns([
    ...related(inTurns(own), relation),
    ...second.slice(0, isTopic ? maxTopicTurns : turnsOnSubject),
    ...(isTopic ? third : twoToOne(second.slice(turnsOnSubject), third)),
    ...related(inTurns(nearbyFormats), nearRelation),
  ]).map((candidate) =>
    candidate.relation === "asked" ? { ...candidate, ...unsaid(candidate) } : candidate,
  );
}

/** How many ready-made formats of what was asked for come before what lies next to it. */
const turnsOnSubject = 10;

/** With the three needs, as many as there are different brand names for. */
const maxTopicTurns = 22;

/** How many of the words that were typed an idea says, by their stems. */
function mentions({ title, who, offer, how }: Concept, stems: readonly string[]): number {
  const text = `${title} ${who} ${offer} ${how}`.toLowerCase().match(/[a-z]+/g) ?? [];
  return stems.filter((stem) => text.some((word) => word.startsWith(stem))).length;
}

const openToAll = ideaTrades.filter((trade) => trade.openToAll);

/** Enough neighbours for fifty ideas of either kind. */
const maxNeighbours = 8;

function tradesFor({ topic, trades: found }: Interest, seed: string) {
  const anybody = shuffle(openToAll, seed);
  if (topic !== undefined) return { about: [topicTrade(topic)], near: anybody, isTopic: true };
  if (found.length === 0) return { about: anybody, near: [], isTopic: false };
  const neighbours = [...new Set(found.flatMap(neighboursOf))].filter((t) => !found.includes(t));
  return { about: found, near: shuffle(neighbours, seed).slice(0, maxNeighbours), isTopic: false };
}

/** The other trades of the same group. */
function neighboursOf(trade: IdeaTrade): IdeaTrade[] {
  const group = tradeGroups.find((trades) => trades.includes(trade)) ?? [];
  return group.filter((other) => other !== trade);
}

type Related = { concept: Concept; relation: Candidate["relation"] };

function related(concepts: readonly Concept[], relation: Related["relation"]): Related[] {
  return concepts.map((concept) => ({ concept, relation }));
}

const made = new Map<IdeaTrade, { needs: Concept[]; formats: Concept[] }>();

/** All concepts of a trade. Those of the catalogue are made once, at the first question about them. */
function conceptsOf(trade: IdeaTrade): { needs: Concept[]; formats: Concept[] } {
  const known = made.get(trade);
  if (known) return known;
  const concepts = { needs: needs(trade), formats: fromFormats(trade) };
  if (ideaTrades.includes(trade)) made.set(trade, concepts);
  return concepts;
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

function withTurns(list: readonly Related[]): Candidate[] {
  const turns = new Map<string, number>();
  return list.map(({ concept, relation }) => {
    const turn = turns.get(concept.trade.label) ?? 0;
    turns.set(concept.trade.label, turn + 1);
    return { ...concept, relation, turn };
  });
}
