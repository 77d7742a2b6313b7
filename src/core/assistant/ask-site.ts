import { factOf } from "../../blocks/facts/facts.ts";
import { advice, emergencies, turns } from "../../catalogue/asking/not-ours.ts";
import { kindsOf } from "../../catalogue/asking/same-words.ts";
import { placesOfBusiness, toldBy } from "../../catalogue/asking/ways-to-ask.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { wordsOf } from "../trades/words.ts";
import { type AskedSite, BETWEEN } from "./asked-site.ts";
import type { KnownThing } from "./known-thing.ts";
import { isInArea, placeIn } from "./places.ts";
import { isKnownMeaning, meaningsAsked, meaningsListed, phraseFinder } from "./read-question.ts";

export type Answer =
  | {
      outcome: "answered";
      /** One, or all of a list. */
      things: readonly KnownThing[];
      /** What else may bear on it. */
      nearest: readonly KnownThing[];
      /** What was asked: its words say which day and which place. */
      meanings: readonly string[];
      place?: { name: string; isListed: boolean };
    }
  /** The site does not say. */
  | { outcome: "unknown"; nearest: readonly KnownThing[] }
  /** It takes somebody who knows the person or the papers. */
  | { outcome: "advice"; on: AdviceOn; nearest: readonly KnownThing[] }
  /** Somebody may be in danger. */
  | { outcome: "emergency" };

type AdviceOn = keyof typeof advice;

/** How much of a question we must understand where two of its meanings name the thing; else all. */
const UNDERSTOOD = 2 / 3;
const NAMED = 2;
const NEAREST = 2;
const ALSO = 5;

/**
 * Answers a question with what a site says, or says that it does not know. What it finds is the
 * business’s own; whatever part of a question it does not understand makes it doubt.
 */
export function askSite(site: AskedSite, question: string): Answer {
  if (isEmergency(question)) return { outcome: "emergency" };
  const on = adviceAsked(question);
  const { answer, nearest } = search(site, question, { isWhole: on !== undefined });
  if (answer) return answer;
  if (on) return { outcome: "advice", on, nearest };
  for (const clause of clausesOf(question)) {
    if (isPlaceAlone(site, clause)) continue;
    const { answer } = search(site, clause, { isWhole: true });
    if (answer) return answer;
  }
  return { outcome: "unknown", nearest };
}

/** “In Dubbo?” after a question adds to that, and asks nothing by itself. */
function isPlaceAlone({ facts }: AskedSite, clause: string): boolean {
  const place = placeIn(wordsOf(clause), factOf(facts, "area", "confirmed") ?? []);
  return place !== undefined && meaningsAsked(place.others).length === 0;
}

type Hit = { entry: { things: readonly KnownThing[] }; share: number; isNamed: boolean };

/** Whether both are on one menu or timetable and neither is named: “vegan” asks for all that is. */
function isAlike(one: Hit, other: Hit): boolean {
  const listOf = ({ entry: { things }, share, isNamed }: Hit) => {
    const [{ where = "", group, askedBy } = {}] = things;
    return things.length === 1 && (group ?? askedBy) && !isNamed && `${where} ${share}`;
  };
  const list = listOf(one);
  return Boolean(list) && list === listOf(other);
}

type Found = { answer?: Answer; nearest: readonly KnownThing[] };

function search(site: AskedSite, question: string, { isWhole }: { isWhole: boolean }): Found {
  const area = factOf(site.facts, "area", "confirmed") ?? [];
  const typed = wordsOf(question);
  const place = area.length > 0 ? placeIn(typed, area) : undefined;
  const words = (place?.others ?? typed).flatMap(site.mend);
  const meanings = meaningsAsked(words).map((meaning) => asSaid(meaning, site));
  if (place) meanings.push(areaMeaning);
  const names = new Set(meaningsAsked(words.filter((word) => isName(word, site))));
  const hits = site.search.search(meanings.join(BETWEEN)).flatMap(({ id, score, match }) => {
    const entry = site.entries[Number(id)];
    return entry
      ? [{ entry, score, ...understood(site, meanings, new Map(Object.entries(match)), names) }]
      : [];
  });
  const [best, ...others] = hits
    .filter(({ share, telling, named }) => {
      return telling > 0 && share >= (!isWhole && named >= NAMED ? UNDERSTOOD : 1);
    })
    .sort(
      (one, other) => other.share - one.share || other.named - one.named || other.score - one.score,
    );
  const near = hits.flatMap(({ entry: { things } }) => (things.length === 1 ? things : []));
  const nearest = near.filter(
    (thing, at) => at === near.findIndex((one) => isSameLink(one, thing)),
  );
  if (!best) return { nearest: nearest.slice(0, NEAREST) };
  const alike = others.filter((other) => isAlike(best, other));
  const things = [best, ...alike].flatMap(({ entry }) => entry.things);
  return {
    nearest: [],
    answer: {
      ...{ outcome: "answered", things, meanings },
      nearest: nearest.filter((thing) => !things.includes(thing)).slice(0, ALSO),
      ...(place && { place: { name: place.name, isListed: isInArea(place.name, area) } }),
    },
  };
}

function isSameLink(one: KnownThing, other: KnownThing): boolean {
  return one.where === other.where && one.name === other.name;
}

/** How much of a question one entry explains. */
function understood(
  site: AskedSite,
  meanings: readonly string[],
  match: ReadonlyMap<string, string[]>,
  names: ReadonlySet<string>,
) {
  const all = meanings.filter(
    (meaning) => !site.own.has(meaning) && (match.has(meaning) || !general.has(meaning)),
  );
  const inFields = (meaning: string, ...fields: string[]) =>
    match.get(meaning)?.some((field) => fields.includes(field)) ?? false;
  const named = all.filter((meaning) => inFields(meaning, "name", "tells"));
  const isTurned = all.some(
    (meaning) => turning.has(meaning) && !inFields(meaning, "name", "text"),
  );
  const inText = all.filter((meaning) => inFields(meaning, "text") && tellsAlone(meaning));
  const left = all.filter((meaning) => !match.has(meaning));
  return {
    share: isTurned || left.some((one) => asksMore(one, names)) ? 0 : 1 - left.length / all.length,
    telling: named.length + inText.length,
    named: named.length,
    isNamed: all.some((meaning) => inFields(meaning, "name")),
  };
}

/** “How long” and a number ask for more than a text that has some. */
function tellsAlone(meaning: string): boolean {
  return !measures.has(meaning) && /\p{L}/u.test(meaning);
}

/** Of somebody or something that the site says nothing of. */
function isName(word: string, { words }: AskedSite): boolean {
  return /^\p{L}+$/u.test(word) && !isEnglish(word) && !words.has(word);
}

/** Something that people ask of businesses by itself, “online” after a course, or a name of somebody. */
function asksMore(meaning: string, names: ReadonlySet<string>): boolean {
  return isKnownMeaning(meaning) || names.has(meaning);
}

const measures = new Set(["price", ...Object.keys(toldBy)].flatMap((what) => meaningsListed(what)));
const turning = new Set(meaningsListed(turns));
const general = new Set(meaningsListed(placesOfBusiness));
const areaMeaning = meaningsListed("area").join();
const kinds = new Map(
  Object.entries(kindsOf).map(([one, kind]) => [
    meaningsListed(one).join(),
    meaningsListed(kind).join(),
  ]),
);

/** Christmas, or holidays where the site says something of those alone. */
function asSaid(meaning: string, { said }: AskedSite): string {
  return said.has(meaning) ? meaning : (kinds.get(meaning) ?? meaning);
}

const isEmergency = phraseFinder(emergencies);
const asksForAdvice: Record<AdviceOn, (text: string) => boolean> = {
  health: phraseFinder(advice.health),
  law: phraseFinder(advice.law),
  money: phraseFinder(advice.money),
};

function adviceAsked(question: string): AdviceOn | undefined {
  return (["health", "law", "money"] as const).find((on) => asksForAdvice[on](question));
}

/** Its parts, the last first: it usually asks. None where a part turns the others to something else. */
function clausesOf(question: string): string[] {
  const clauses = question.split(/[,.;?!]+\s+|\s+[-–—]\s+/);
  const isTurned = meaningsAsked(wordsOf(question)).some((meaning) => turning.has(meaning));
  return clauses.length > 1 && !isTurned ? clauses.toReversed() : [];
}
