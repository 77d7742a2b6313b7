import * as z from "zod";
import { type Facts, factsSchema } from "../../../blocks/facts/facts.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import type { BriefReadings } from "../../moderation/reading/brief-readings.ts";
import type { Business } from "../../trades/business.ts";
import { notesOn } from "../operator-notes.ts";
import { countShared, particularWords, turnsRound } from "../sentences/exclusions.ts";
import { leansBack } from "../sentences/leans-back.ts";
import type { HeldSentence, MendedSentence } from "../sentences/print-words.ts";
import { type BriefTexts, type Reading, readBrief } from "./read-brief.ts";
import { type ReadColours, readColours } from "./read-colours.ts";
import type { Requests } from "./read-requests.ts";
import { speaksAsOne } from "./speaks-as-one.ts";
import { usualFacts } from "./usual-facts.ts";

/** What a brief says, ready to be drafted. */
export type ToldSite = {
  facts: Facts;
  /** Sentences about the business that may be printed, by paragraph. */
  paragraphs: string[][];
  /** The one of them that they began with. */
  first: string | undefined;
  /** Whether the customer wants what one of our suggestions tells kept off the page. */
  isExcluded(text: string): boolean;
  colours: ReadColours;
  /** What they ask us for that is done as they say it. */
  requests: Requests;
  /** Whom the food is not for, in our words. */
  warnings: readonly string[];
  /** As the brief answers it: “bold”. */
  style: string;
  /** The kind of business, as far as the brief tells it. */
  business: Business | undefined;
};

/** What is not on the page, for the operator. */
export type ForTheOperator = {
  /** In plain words. */
  notes: string[];
  held: HeldSentence[];
  mended: MendedSentence[];
};

/**
 * Reads a brief. A fact is confirmed where the customer plainly said it; what is doubtful waits to be
 * confirmed, and everything that nobody but a person can decide is told the operator.
 *
 * @param readings of its description, as they are stored with it
 * @param seed chooses between suggestions that are equally good
 */
export function factsFromBrief(
  brief: BriefTexts,
  readings: BriefReadings | undefined,
  seed: string = brief.business_name,
): ToldSite & ForTheOperator {
  const reading = readBrief(brief, readings);
  const { words, isExcluded, business } = reading;
  return {
    facts: factsOf(brief, reading, seed),
    paragraphs: words.paragraphs,
    first: words.first,
    isExcluded,
    colours: readColours(brief.color_preferences ?? ""),
    requests: reading.requests,
    warnings: [...new Set(reading.warnings.said.map(({ says }) => says))],
    style: brief.style,
    business,
    notes: notesOn(brief, reading),
    held: words.held,
    mended: words.mended,
  };
}

function factsOf(brief: BriefTexts, reading: Reading, seed: string): Facts {
  const { email } = brief;
  const { name, shortName, business, saidNoun, phone, profile, area, hours, services, words } =
    reading;
  const isClean = (text: string) => claimsIn(text, reading.speaker).length === 0;
  const credentials = words.held
    .filter((sentence) => isCredential(sentence, reading))
    .map(({ prints }) => prints.replace(/^- /, ""))
    .slice(0, 12);
  return factsSchema.parse({
    name: said(name),
    ...(shortName && { shortName: said(shortName) }),
    ...(business && {
      trade: {
        value: saidNoun ?? business.noun,
        source: saidNoun ? "brief" : "catalogue",
        confirmed: saidNoun !== undefined,
      },
    }),
    ...(phone && { phone: said(phone) }),
    ...(z.email().safeParse(email.trim()).success && { email: said(email.trim().toLowerCase()) }),
    ...(area.places.length > 0 && { area: said(area.places) }),
    ...(area.note && { areaNote: said(area.note, isClean(area.note)) }),
    ...(hours.open.length > 0 && { hours: said(hours.open, !hours.isContradictory) }),
    ...(hours.note && {
      hoursNote: said(hours.note, !hours.isContradictory && isClean(hours.note)),
    }),
    ...usualFacts(business, {
      services: services.length > 0 ? said(services) : undefined,
      isExcluded: reading.isExcluded,
      said: brief.business_description,
      seed,
      isOne: speaksAsOne(words.paragraphs),
    }),
    ...(profile && { profiles: said([profile]) }),
    ...(credentials.length > 0 && { credentials: said(credentials, false) }),
  });
}

const MAX_CREDENTIAL = 200;
/** Without a rule that says so it is the judge’s guess that a sentence tells a fact: short ones do. */
const MAX_GUESSED = 70;

/**
 * Whether a sentence that is held back tells what somebody can see proof of, and then show: not what
 * may contradict another or leans on it, nor what a service says already.
 */
function isCredential(
  { reason, because, text, prints }: HeldSentence,
  { contradictions, services }: Reading,
): boolean {
  if (reason !== "proof" || contradictions.flat().includes(text) || leansBack(prints)) return false;
  if (because) return prints.length <= MAX_CREDENTIAL;
  const isSaid = services.some(({ name }) => {
    const words = particularWords([name], "");
    return words.size > 0 && countShared(prints, words) === words.size;
  });
  return prints.length <= MAX_GUESSED && !turnsRound(prints) && !isSaid;
}

function said<Value>(value: Value, confirmed = true) {
  return { value, source: "brief" as const, confirmed };
}
