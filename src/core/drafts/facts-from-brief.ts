import * as z from "zod";
import { type Facts, factsSchema } from "../../blocks/facts.ts";
import { isClaim, isPraise } from "../moderation/claims.ts";
import type { Business } from "../trades/business.ts";
import { notesOn } from "./operator-notes.ts";
import { type BriefTexts, type Reading, readBrief } from "./read-brief.ts";
import { type ReadColours, readColours } from "./read-colours.ts";
import { speaksAsOne } from "./speaks-as-one.ts";
import { usualFacts } from "./usual-facts.ts";
import { breaks, type Wishes } from "./wishes.ts";

/** What a brief says, ready to be drafted. */
export type ToldSite = {
  facts: Facts;
  /** Sentences about the business that may be printed, by paragraph. */
  paragraphs: string[][];
  wishes: Wishes;
  colours: ReadColours;
  /** As the brief answers it: “bold”. */
  style: string;
  /** The kind of business, as far as the brief tells it. */
  business: Business | undefined;
};

/**
 * Reads a brief. A fact is confirmed where the customer plainly said it; what is doubtful waits to be
 * confirmed, and everything that nobody but a person can decide is in the notes.
 *
 * @returns notes for the operator, in plain words
 */
export function factsFromBrief(brief: BriefTexts): ToldSite & { notes: string[] } {
  const reading = readBrief(brief);
  const { words, wishes, business } = reading;
  return {
    facts: factsOf(brief, reading),
    paragraphs: words.paragraphs,
    wishes,
    colours: readColours(brief.color_preferences ?? ""),
    style: brief.style,
    business,
    notes: notesOn(brief, reading),
  };
}

function factsOf(brief: BriefTexts, reading: Reading): Facts {
  const { email } = brief;
  const { name, shortName, business, saidNoun, phone, area, hours, areHoursDoubtful } = reading;
  const offered = reading.services.filter(({ name }) => !breaks(reading.wishes, name));
  const credentials = reading.claims.filter(isCredential).slice(0, 12);
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
    ...(area.note && { areaNote: said(area.note) }),
    ...(hours.open.length > 0 && { hours: said(hours.open, !areHoursDoubtful) }),
    ...(hours.note && { hoursNote: said(hours.note, !areHoursDoubtful && !isClaim(hours.note)) }),
    ...usualFacts(business, {
      services: offered.length > 0 ? said(offered) : undefined,
      wishes: reading.wishes,
      said: brief.business_description,
      isOne: speaksAsOne(reading.words.paragraphs),
    }),
    ...(credentials.length > 0 && { credentials: said(credentials, false) }),
  });
}

/** Something to be shown as it is, once it is proved; no praise, and no half sentence. */
function isCredential(claim: string): boolean {
  const tells = /^(?:my|I|she|he|they|it|when|because)\b/i;
  return claim.length <= 90 && !isPraise(claim) && !tells.test(claim);
}

function said<Value>(value: Value, confirmed = true) {
  return { value, source: "brief" as const, confirmed };
}
