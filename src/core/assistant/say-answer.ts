import { type Facts, factOf } from "../../blocks/facts/facts.ts";
import { dayNames } from "../../blocks/facts/opening-hours.ts";
import { capitalised } from "../../platform/words/capitalised.ts";
import { understandPlace } from "../ideas/embedded/understanding/understand-place.ts";
import type { Answer } from "./ask-site.ts";
import type { ConnectedFacts } from "./connect-facts.ts";
import { inSentences, isPassage, type KnownThing } from "./known-thing.ts";
import { localTime, openNow, timesOn } from "./open-times.ts";
import { stateOf } from "./places.ts";
import { meaningsListed } from "./read-question.ts";

export type Answered = Extract<Answer, { outcome: "answered" }>;

/** What is said to a visitor, in the business’s own words. */
export type SaidAnswer = {
  lines: readonly string[];
  /** The fact that it comes from: “Opening hours”, or a question as it is on the page. */
  source: string;
  /** The page and section that show it: “/prices#questions”. */
  where: string;
  /** What more of it comes from, where it is of several facts. */
  also?: readonly { source: string; where: string }[];
  /** Where else it leads. */
  url?: string | undefined;
};

/** Puts a site’s values into an answer. */
export function sayAnswer(facts: Facts, answer: Answered, now: Date): SaidAnswer {
  const [thing, ...others] = answer.things;
  if (!thing) throw new Error("an answer is of something");
  const { where, url } = thing;
  if (others.length > 0) return { lines: answer.things.map(inOneLine), source: thing.label, where };
  const source = sourceOf(thing);
  return { lines: linesOf(thing, facts, answer, now), source, where, url };
}

/** The answer in sentences that a model made of facts, each with where it is. */
export function connectedAnswer({ lines, things }: ConnectedFacts): SaidAnswer {
  const [first, ...others] = things;
  if (!first) throw new Error("an answer is of something");
  const also = others.map((thing) => ({ source: sourceOf(thing), where: thing.where }));
  return { lines, source: sourceOf(first), where: first.where, url: first.url, also };
}

/** What somebody is told that it comes from. */
function sourceOf({ of, name, label }: KnownThing): string {
  return of === "questions" ? name : label;
}

/** “Blocked drains: from $180. Jetted clear.” */
function inOneLine({ name, price, text }: KnownThing): string {
  return inSentences(price ? `${name}: ${price}` : name, text);
}

function linesOf(thing: KnownThing, facts: Facts, answer: Answered, now: Date): string[] {
  switch (thing.of) {
    case "hours":
      return hoursAsked(thing, facts, answer.meanings, now);
    case "area":
      return [
        ...(answer.place ? [placeAsked(answer.place)] : []),
        ...withNote(thing, facts, "areaNote"),
      ];
    case "services":
    case "steps":
    case "links":
    case "profiles":
    case "menu":
    case "timetable":
    case "team":
      return [isPassage(thing) ? thing.text : inOneLine(thing)];
    default:
      return [thing.text];
  }
}

function placeAsked({ name, isListed }: NonNullable<Answered["place"]>): string {
  const place = name.split(" ").map(capitalised).join(" ");
  return isListed ? `${place} is on the list:` : `${place} isn’t on the list:`;
}

function withNote({ text }: KnownThing, facts: Facts, note: "areaNote" | "hoursNote"): string[] {
  const more = factOf(facts, note, "confirmed");
  return more ? [text, more] : [text];
}

const isNow = new Set(meaningsListed("now, today"));
const isTomorrow = new Set(meaningsListed("tomorrow"));
const dayMeanings = dayNames.map((name) => meaningsListed(name.toLowerCase()).join());

/** The days that were asked for first, then all. */
function hoursAsked(
  thing: KnownThing,
  facts: Facts,
  meanings: readonly string[],
  now: Date,
): string[] {
  const hours = factOf(facts, "hours", "confirmed") ?? [];
  const hasNote = factOf(facts, "hoursNote", "confirmed") !== undefined;
  const named = dayMeanings.flatMap((meaning, at) => (meanings.includes(meaning) ? [at + 1] : []));
  const weekend = meanings.some((meaning) => meaningsListed("weekend").includes(meaning))
    ? [6, 7]
    : [];
  const local = localNow(facts, now);
  const tomorrow =
    local && meanings.some((meaning) => isTomorrow.has(meaning)) ? [(local.day % 7) + 1] : [];
  return [
    ...(local && meanings.some((meaning) => isNow.has(meaning)) ? [openNow(local, hours)] : []),
    ...[...named, ...weekend, ...tomorrow].map((day) => timesOn(day, hours, hasNote)),
    ...withNote(thing, facts, "hoursNote"),
  ];
}

/** The time where the business is; undefined where neither its address nor its area tells the state. */
function localNow(facts: Facts, now: Date) {
  const address = factOf(facts, "address", "confirmed");
  const state = address
    ? understandPlace(address).state
    : stateOf(factOf(facts, "area", "confirmed") ?? []);
  return state && localTime(now, state);
}
