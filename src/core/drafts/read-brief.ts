import { isEnglish } from "../../platform/words/english-words.ts";
import { claimsIn, type Speaker } from "../moderation/claims/claims-in.ts";
import { states } from "../moderation/claims/rule.ts";
import type { BriefReadings } from "../moderation/reading/brief-readings.ts";
import { type Business, businessOf } from "../trades/business.ts";
import { findBusiness } from "../trades/find-business.ts";
import { knownTrade } from "../trades/find-trade.ts";
import { saysNoun } from "../trades/says-noun.ts";
import { calmName, calmText } from "./capitals.ts";
import { particularWords, turnsRound, wordShared } from "./exclusions.ts";
import { plainLine, plainText } from "./plain-text.ts";
import { printWords } from "./print-words.ts";
import { readArea } from "./read-area.ts";
import { readPhone, shortNameOf } from "./read-contact.ts";
import { readHours } from "./read-hours.ts";
import { readServices } from "./read-services.ts";
import { sentencesOf } from "./sentences.ts";

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
  chosen_preview?: { like?: string | undefined } | null | undefined;
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
  const notes = sentences.flatMap(({ text, verdict }) => (verdict?.kind === "note" ? [text] : []));
  const goals = sentencesOf(plainLine(brief.site_goals));
  const excluded = particularWords(notes.filter(turnsRound), own);
  // What we would suggest may have nothing to do with anything that is asked of us or said “not” of.
  const mentioned = particularWords(
    [...notes, ...goals, ...sentences.map(({ text }) => text).filter(turnsRound)],
    own,
  );
  const speaker = speakerOf(brief, business);
  const { services, unread } = readServices(brief.services ?? "", names);
  const forbidden = services.flatMap((service) => {
    const law = lawAgainst([service.name, service.note].join(". "), speaker);
    return law ? [{ service, law }] : [];
  });
  const opening = plainLine((brief.opening_hours ?? "").replace(/\n+/g, "; "));
  return {
    name,
    shortName: shortNameOf(name),
    phone: readPhone(brief.phone ?? ""),
    area: readArea(brief.service_area ?? ""),
    words: printWords(readings ?? { version: 1, paragraphs: [] }, excluded),
    hasReadings: readings !== undefined,
    failure: readings?.failure,
    services: services.filter((one) => !forbidden.some(({ service }) => service === one)),
    forbidden,
    /** Services of theirs that share a word with what they want kept off the page. */
    doubtful: services.filter(({ name }) => wordShared(name, excluded)),
    unread,
    isExcluded: (text: string) => wordShared(text, mentioned) !== undefined,
    hours: readHours(calmText(opening, names)),
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

function lawAgainst(text: string, speaker: Speaker): string | undefined {
  return claimsIn(text, speaker).find(({ rule }) => rule.severity === "block")?.rule.says;
}

/** The trade of a brief, as far as it tells one. */
export function readTrade(brief: BriefTexts): Business | undefined {
  const like = knownTrade(brief.chosen_preview?.like ?? "");
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

/** Who says it, as far as the brief tells. */
export function speakerOf(brief: BriefTexts, trade: Business | undefined): Speaker {
  const places = (brief.service_area ?? "").toUpperCase().split(/[^A-Z]+/);
  return {
    trade: `${trade?.noun ?? ""} ${brief.business_name}`.trim(),
    state: states.find((state) => places.includes(state)),
  };
}
