import { hash } from "node:crypto";
import { businessTypeOf } from "../../catalogue/business-types.ts";
import {
  type Answered,
  type Mood,
  type Service,
  type Steps,
  type Trade,
  type Usual,
  waysOf,
} from "../../catalogue/trades/trade.ts";
import { tradeById } from "../../catalogue/trades/trades.ts";
import type { TraitId } from "../../catalogue/trades/trait.ts";
import { suits, withMeant } from "./traits-in.ts";

export type BusinessMood = Mood;

/** A trade as one business has it: with all that is usual there and not ruled out. */
export type Business = Omit<Usual, "questions" | "steps"> & {
  /** Of its trade in the index. */
  id: string;
  /** What it is called: “dog groomer”. */
  noun: string;
  /** The same and what the trades above it are called: a vet for horses is a vet. */
  nouns: readonly string[];
  /** What search engines call it; undefined where they have no word for it. */
  type: ReturnType<typeof businessTypeOf>;
  /** What is said of it beside its trade: “mobile”. */
  traits: readonly TraitId[];
  /** Nobody knows its trade: only its shape is ours, and its noun is not to be printed. */
  isKind: boolean;
  /** With the answers that any business of the trade gives. */
  answered: readonly Answered[];
  /** What only this business can answer. */
  asked: readonly string[];
  /** How a job usually goes, as several people would say it; empty where people simply walk in. */
  ways: readonly Steps[];
};

/** What is usual in a trade, in it or in those above it, without what these traits rule out. */
export function businessOf(trade: Trade, said: readonly TraitId[] = []): Business {
  const line = lineOf(trade);
  const traits = withMeant([...said, ...line.flatMap((one) => one.traits ?? [])]);
  const fits = (text: string) => suits(text, traits);
  const headings = line.find((one) => one.headings)?.headings;
  const enquiry = line.find((one) => one.enquiry)?.enquiry;
  return {
    id: trade.id,
    noun: trade.name,
    nouns: line.filter(({ above }) => above !== undefined).map(({ name }) => name),
    type: line.map(({ id }) => businessTypeOf(id)).find(Boolean),
    traits,
    isKind: trade.above === undefined,
    mood: usualIn(line, ({ mood }) => mood),
    colour: usualIn(line, ({ colour }) => colour),
    ...(trade.offer && fits(trade.offer) && { offer: trade.offer }),
    services: usualIn(line, ({ services }) => services).filter((one) => isOffered(one, traits)),
    answered: answeredIn(line, traits),
    asked: askedIn(line)
      .filter(fits)
      .slice(0, Math.max(ENOUGH_ASKED, askedIn([trade]).length)),
    ways: waysIn(line, fits),
    opening: usualIn(line, ({ opening }) => opening).filter(fits),
    ...(headings && Object.values(headings).every((text) => fits(text ?? "")) && { headings }),
    ...(enquiry && fits(enquiry.details.join(", ")) && { enquiry }),
  };
}

/** A trade and those above it, the particular first. */
export function lineOf(trade: Trade): Trade[] {
  const above = trade.above === undefined ? undefined : tradeById.get(trade.above);
  return above ? [trade, ...lineOf(above)] : [trade];
}

/** So many answers are enough for a page, and so many questions for an owner; the trades above fill up to them. */
const ENOUGH_ANSWERED = 3;
const ENOUGH_ASKED = 3;

/** The particular trade’s first, then as many of those above as are missing, in its own order. */
function answeredIn(line: readonly Trade[], traits: readonly TraitId[]): Answered[] {
  const [own = [], ...above] = line.map(({ questions = [] }) =>
    questions
      .filter((one) => typeof one !== "string")
      .filter(({ question, answer, not, notOf }) => {
        const isOfAnother = line.some(({ id }) => notOf?.includes(id));
        const isRuledOut = not?.some((id) => traits.includes(id));
        return !isOfAnother && !isRuledOut && suits(`${question} ${answer}`, traits);
      }),
  );
  const others = above.flatMap((answered) => inOrderOf(line[0]?.id, answered));
  return [...own, ...others].slice(0, Math.max(own.length, ENOUGH_ANSWERED));
}

/** In an order that depends on the trade alone, so that neighbours do not give the same answers. */
function inOrderOf(id: string | undefined, answered: readonly Answered[]): Answered[] {
  const ranked = answered.map((one, at) => ({ one, rank: hash("sha1", `${id}/${at}`) }));
  return ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ one }) => one);
}

function waysIn(line: readonly Trade[], fits: (text: string) => boolean): Steps[] {
  return waysOf(usualIn(line, ({ steps }) => steps)).filter(
    (way) => way.length > 0 && way.every(({ name, note }) => fits(`${name}. ${note}`)),
  );
}

function askedIn(line: readonly Trade[]): string[] {
  const all = line.flatMap(({ questions = [] }) =>
    questions.filter((one) => typeof one === "string"),
  );
  return [...new Set(all)];
}

function usualIn<Value>(line: readonly Trade[], read: (trade: Trade) => Value | undefined): Value {
  const found = line.map(read).find((value) => value !== undefined);
  if (found === undefined) throw new Error(`nothing is usual in ${line[0]?.id}`);
  return found;
}

function isOffered({ name, line, not, only }: Service, traits: readonly TraitId[]): boolean {
  if (not?.some((trait) => traits.includes(trait))) return false;
  if (only) return only.some((trait) => traits.includes(trait));
  return suits(`${name}. ${line}`, traits);
}
