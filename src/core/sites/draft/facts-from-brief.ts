import { type Facts, factsSchema } from "../../../blocks/facts.ts";
import type { Business } from "../../../catalogue/businesses/businesses.ts";
import { isEnglish } from "../../ideas/words/english-words.ts";
import { calmName, calmWords } from "./calm-words.ts";
import { isClaim, isPraise } from "./claims.ts";
import { findBusiness } from "./find-business.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { readArea } from "./read-area.ts";
import { type ReadColours, readColours } from "./read-colours.ts";
import { readPhone, shortNameOf } from "./read-contact.ts";
import { readHours } from "./read-hours.ts";
import { readServices } from "./read-services.ts";
import { readWords } from "./read-words.ts";
import { breaks, readWishes, type Wishes } from "./wishes.ts";

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
};

/** What a brief says, ready to be drafted. */
export type ToldSite = {
  facts: Facts;
  /** Sentences about the business that may be printed, by paragraph. */
  paragraphs: string[][];
  wishes: Wishes;
  colours: ReadColours;
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
  const notes: string[] = [];
  const name = calmName(plainLine(brief.business_name)).slice(0, 300) || "New business";
  const area = readArea(brief.service_area ?? "");
  const names = [
    ...brief.business_name.split(/\s+/).filter((word) => !isEnglish(word.toLowerCase())),
    brief.contact_name ?? "",
    ...area.places,
  ];
  const wishes = readWishes(
    [brief.business_description, brief.site_goals, brief.style, brief.color_preferences ?? ""],
    brief.site_goals,
  );
  wishes.say = wishes.say.map((sentence) => calmWords(sentence, names));
  const words = readWords(brief.business_description, { names, wishes });
  const { services, unread } = readServices(brief.services ?? "", names);
  const offered = services.filter(({ name }) => !breaks(wishes, name));
  const hours = readHours(
    calmWords(plainLine((brief.opening_hours ?? "").replace(/\n+/g, "; ")), names),
  );
  const closedDays = contradictedDays(words.hours, hours.open);
  const isHoursDoubtful = hours.isContradictory || closedDays.length > 0;
  const colours = readColours(brief.color_preferences ?? "");
  const business = findBusiness({
    name: brief.business_name,
    services: brief.services ?? "",
    description: plainText(brief.business_description),
    goals: brief.site_goals,
  });
  const isNamed = business !== undefined && says(brief, business.noun);
  const phone = readPhone(brief.phone ?? "");
  const shortName = shortNameOf(name);
  const claims = [...new Set(words.claims.map(tidyClaim))].filter((claim) => claim.length > 3);

  const credentials = claims
    .filter(
      (claim) =>
        claim.length <= 90 &&
        !isPraise(claim) &&
        !/^(?:my|I|she|he|they|it|when|because)\b/i.test(claim),
    )
    .slice(0, 12);

  const facts = factsSchema.parse({
    name: said(name),
    ...(shortName && { shortName: said(shortName) }),
    ...(business && {
      trade: { value: business.noun, source: isNamed ? "brief" : "catalogue", confirmed: isNamed },
    }),
    ...(phone && { phone: said(phone) }),
    ...(/^\S+@\S+\.\S+$/.test(brief.email) && { email: said(brief.email.trim().toLowerCase()) }),
    ...(area.places.length > 0 && { area: said(area.places) }),
    ...(area.note && { areaNote: said(area.note) }),
    ...(hours.open.length > 0 && { hours: said(hours.open, !isHoursDoubtful) }),
    ...(hours.note && { hoursNote: said(hours.note, !isHoursDoubtful && !isClaim(hours.note)) }),
    ...(offered.length > 0 && { services: said(offered) }),
    ...(credentials.length > 0 && { credentials: said(credentials, false) }),
  });

  notes.push(`What they want of the site: ${quoted([plainLine(brief.site_goals)], 700)}.`);
  const look = plainLine(brief.color_preferences ?? "");
  if (look !== "") notes.push(`How it should look, in their words: ${quoted([look], 300)}.`);
  if (claims.length > 0) {
    notes.push(`Not printed until you have seen proof of it: ${quoted(claims)}.`);
  }
  for (const [one, other] of words.contradictions) {
    notes.push(
      one === other
        ? `This contradicts itself and is left out; ask them: ${quoted([one])}.`
        : `These contradict each other and are left out; ask which is right: ${quoted([one, other])}.`,
    );
  }
  if (isHoursDoubtful) {
    notes.push(
      `The opening hours are not shown until confirmed, since they were given in different ways: ${quoted([plainLine(brief.opening_hours ?? ""), ...words.hours])}.`,
    );
  }
  if (words.private.length > 0) {
    notes.push(`Left out as private; ask before it is printed: ${quoted(words.private)}.`);
  }
  if (words.toUs.length > 0) {
    notes.push(`Said to you rather than to visitors, so not printed: ${quoted(words.toUs)}.`);
  }
  if (wishes.forbidden.length > 0) {
    notes.push(`Words kept off the page at their wish: ${quoted(wishes.forbidden)}.`);
  }
  if (unread.length > 0) notes.push(`Could not be read as a service: ${quoted(unread)}.`);
  if (services.length > 0 && services.every(({ price }) => !price)) {
    notes.push("No prices were given.");
  }
  if (!phone)
    notes.push(
      brief.phone
        ? `Not a phone number that can be shown: ${quoted([brief.phone])}.`
        : "No phone number was given.",
    );
  if (!business) notes.push("The trade is not clear from the brief.");
  else if (!isNamed) {
    notes.push(
      `The trade was taken to be ${business.noun}, in words that are not theirs: confirm it before it is shown.`,
    );
  }
  if (shortName) notes.push(`The menu uses a shorter name: ${quoted([shortName])}.`);
  return { facts, paragraphs: words.paragraphs, wishes, colours, business, notes };
}

function said<Value>(value: Value, confirmed = true) {
  return { value, source: "brief" as const, confirmed };
}

/** Days that the description calls closed and the hours open, or the other way round. */
function contradictedDays(said: readonly string[], open: readonly { days: number[] }[]): number[] {
  const days = ["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"];
  return days.flatMap((name, at) => {
    const isOpen = open.some(({ days }) => days.includes(at + 1));
    const isCalledClosed = said.some((words) =>
      new RegExp(`closed (?:on )?${name}day`, "i").test(words),
    );
    const isCalledOpen = said.some((words) =>
      new RegExp(`open (?:(?:7|seven) days|(?:on )?${name}days?)`, "i").test(words),
    );
    return open.length > 0 && ((isOpen && isCalledClosed) || (!isOpen && isCalledOpen))
      ? [at + 1]
      : [];
  });
}

/** Whether the customer’s own words hold those of the trade: a “plumber” says “plumbing”. */
function says(
  { business_name, business_description, services, site_goals }: BriefTexts,
  noun: string,
) {
  const text = plainSpelling(
    `${business_name} ${business_description} ${services ?? ""} ${site_goals}`,
  );
  return plainSpelling(noun)
    .split(" ")
    .every((word) =>
      new RegExp(`\\b${word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word}`).test(
        text,
      ),
    );
}

function plainSpelling(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function tidyClaim(claim: string): string {
  const bare = claim
    .trim()
    .replace(/^(?:and|or|all|with|then|although|I’m|I am|we are|we’re|an?)\s+/i, "")
    .replace(/[\s,;.!]+$/, "");
  return (bare.charAt(0).toUpperCase() + bare.slice(1)).slice(0, 200);
}

/** In quotes, each at a length that can be read in a list. */
function quoted(texts: readonly string[], longest = 240): string {
  return [...new Set(texts)]
    .map((text) => `“${text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text}”`)
    .join(", ");
}
