import { isEnglish } from "../../../platform/words/english-words.ts";
import { claimsIn, type Speaker } from "../../moderation/claims/claims-in.ts";
import { states } from "../../moderation/claims/rule.ts";
import type { BriefReadings } from "../../moderation/reading/brief-readings.ts";
import { withMends } from "../../moderation/spelling/with-mends.ts";
import { type Business, businessOf } from "../../trades/business.ts";
import { findBusiness } from "../../trades/find-business.ts";
import { findTrade, knownTrade } from "../../trades/find-trade.ts";
import { saysNoun } from "../../trades/says-noun.ts";
import { traitsIn } from "../../trades/traits-in.ts";
import { calmText } from "../sentences/calm-text.ts";
import { calmName } from "../sentences/capitals.ts";
import { againstDiets, contradictionsIn } from "../sentences/contradictions.ts";
import { particularWords, turnedRound, turnsRound, wordShared } from "../sentences/exclusions.ts";
import { notesIn } from "../sentences/notes-in.ts";
import { plainLine, plainText } from "../sentences/plain-text.ts";
import { printWords } from "../sentences/print-words.ts";
import { sentencesOf } from "../sentences/sentences.ts";
import { isFarFromTheSea } from "./far-from-the-sea.ts";
import { readArea } from "./read-area.ts";
import { readPhone, readProfile, shortNameOf } from "./read-contact.ts";
import { readHours } from "./read-hours.ts";
import { readRequests } from "./read-requests.ts";
import { readServices } from "./read-services.ts";
import { readWarnings } from "./read-warnings.ts";

/** What a customer typed into a brief, by the columns of `site_briefs`. */
export type BriefTexts = {
  business_name: string;
  email: string;
  contact_name: string | null;
  phone: string | null;
  business_description: string;
  site_goals: string;
  style: string;
  color_preferences: string | null;
  service_area: string | null;
  opening_hours: string | null;
  services: string | null;
  domain_preferences: string | null;
  current_website: string | null;
  /** The sketch that they bring. */
  chosen_preview?: { trade: string; place: string; like?: string | undefined } | null | undefined;
};

export type Reading = ReturnType<typeof readBrief>;

/**
 * Everything that a brief says, and what of it may be printed.
 *
 * @param readings of its description; without any none of its sentences is printed.
 */
export function readBrief(brief: BriefTexts, readings: BriefReadings | undefined) {
  const name = calmName(plainLine(brief.business_name)).slice(0, 300) || "New business";
  const names = namesIn(brief);
  const business = readTrade(brief);
  const own = [name, business?.noun, ...(business?.nouns ?? [])].join(" ");
  const sentences = readings?.paragraphs.flat() ?? [];
  const saidToUs = notesIn(readings?.paragraphs ?? []);
  const notes = [...saidToUs].map(({ text }) => text);
  const goals = sentencesOf(plainLine(brief.site_goals));
  // What we would suggest may have nothing to do with a note to us or with anything that is said “not” of.
  const mentioned = particularWords(
    [
      ...notes,
      ...[...goals, ...sentences.map(({ text }) => text)].filter(turnsRound),
      turnedRound(brief.color_preferences ?? ""),
    ],
    own,
  );
  const { notWanted, keptOff } = wordsKeptOff(brief, readings, business);
  const speaker = speakerOf(brief, business);
  const area = readArea(brief.service_area ?? "");
  const isExcluded = (text: string) =>
    wordShared(text, mentioned) !== undefined || isFarFromTheSea(text, area.places);
  const { services, unread } = readServices(brief.services ?? "", names, isExcluded);
  const forbidden = services.flatMap((service) => {
    const law = lawAgainst([service.name, service.note].join(". "), speaker);
    return law ? [{ service, law }] : [];
  });
  // What they say to us says “not” of other things than what they say to visitors.
  const told = sentences.flatMap((one) => (saidToUs.has(one) ? [] : one.text));
  const sold = services.map((service) => service.name);
  const contradictions = [
    ...contradictionsIn([...told, ...goals, ...sold], own),
    ...contradictionsIn([...notes, ...goals], own),
  ];
  const openingMends = readings?.openingMends ?? [];
  const hours = readHours(withMends(openingOf(brief), openingMends));
  const words = printWords(readings ?? { version: 1, paragraphs: [] }, keptOff, {
    open: hours.open,
    // Nobody who lives by a diet may read that it is kept before somebody has asked.
    unclear: [
      ...contradictions.flatMap(([one, other]) => (one === other ? one : [])),
      ...againstDiets([...told, ...sold]).flat(),
    ],
  });
  return {
    name,
    shortName: shortNameOf(name),
    phone: readPhone(brief.phone ?? ""),
    profile: readProfile(brief.current_website ?? ""),
    area,
    words,
    warnings: readWarnings(words.held, business),
    requests: readRequests(brief, notes, speaker),
    hasReadings: readings !== undefined,
    failure: readings?.failure,
    services: services.filter((one) => !forbidden.some(({ service }) => service === one)),
    forbidden,
    /** Services of theirs that share a word with what they want kept off the page. */
    doubtful: services.filter(({ name }) => wordShared(name, notWanted)),
    unread,
    isExcluded,
    contradictions,
    hours,
    openingMends,
    business,
    speaker,
    /** What the customer calls the trade, of what we call it. */
    saidNoun: business?.nouns.find((noun) =>
      saysNoun(
        [brief.business_name, brief.business_description, brief.services, brief.site_goals].join(
          " ",
        ),
        noun,
      ),
    ),
  };
}

/**
 * The particular words of what a customer wants kept off the page, in the form that all their forms
 * share: all of them, and without those that name what they sell.
 */
export function wordsKeptOff(
  brief: BriefTexts,
  readings: BriefReadings | undefined,
  trade: Business | undefined,
): { notWanted: Set<string>; keptOff: Set<string> } {
  const own = [brief.business_name, trade?.noun, ...(trade?.nouns ?? [])].join(" ");
  const notes = (readings?.paragraphs.flat() ?? []).filter(
    ({ verdict }) => verdict?.kind === "note",
  );
  const notWanted = particularWords(
    notes.map(({ text }) => turnedRound(text)),
    own,
  );
  const { services } = readServices(brief.services ?? "", namesIn(brief));
  const sold = particularWords(
    services.map(({ name }) => name),
    own,
  );
  return { notWanted, keptOff: notWanted.difference(sold) };
}

function lawAgainst(text: string, speaker: Speaker): string | undefined {
  return claimsIn(text, speaker).find(({ rule }) => rule.severity === "block")?.rule.says;
}

/** The trade of a brief, as far as it tells one: what it was for the sketch that they saw, if that was known. */
export function readTrade(brief: BriefTexts): Business | undefined {
  const sketch = brief.chosen_preview;
  const sketched = sketch && findTrade(sketch.trade, { traits: traitsIn(sketch.place) });
  if (sketched?.business && !sketched.business.isKind) return sketched.business;
  const like = knownTrade(sketch?.like ?? "");
  const found = findBusiness({
    name: brief.business_name,
    services: brief.services ?? "",
    description: plainText(brief.business_description),
    goals: brief.site_goals,
  });
  return found ?? (like && businessOf(like));
}

/** Words that keep a capital where all is shouted. */
export function namesIn(brief: BriefTexts): string[] {
  return [
    ...brief.business_name.split(/\s+/).filter((word) => !isEnglish(word.toLowerCase())),
    brief.contact_name ?? "",
    ...readArea(brief.service_area ?? "").places,
  ];
}

/** The opening hours in one line and in calm letters. */
export function openingOf(brief: BriefTexts): string {
  const opening = plainLine((brief.opening_hours ?? "").replace(/\n+/g, "; "));
  return calmText(opening, namesIn(brief));
}

/** Who says it, as far as the brief tells. */
export function speakerOf(brief: BriefTexts, trade: Business | undefined): Speaker {
  const places = (brief.service_area ?? "").toUpperCase().split(/[^A-Z]+/);
  return {
    trade: `${trade?.noun ?? ""} ${brief.business_name}`.trim(),
    state: states.find((state) => places.includes(state)),
  };
}
