import { capitalised } from "../../platform/words/capitalised.ts";
import { isEnglish } from "../../platform/words/english-words.ts";
import { businessOf } from "../trades/business.ts";
import { findBusiness } from "../trades/find-business.ts";
import { knownTrade } from "../trades/find-trade.ts";
import { saysNoun } from "../trades/says-noun.ts";
import { calmName, calmWords, withCapitals } from "./calm-words.ts";
import { mendMarks, plainLine, plainText } from "./plain-text.ts";
import { readArea } from "./read-area.ts";
import { readPhone, shortNameOf } from "./read-contact.ts";
import { readHours } from "./read-hours.ts";
import { readServices } from "./read-services.ts";
import { readWords } from "./read-words.ts";
import { readWishes } from "./wishes.ts";

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

/** Everything that the fields of a brief say, before it is decided what of it holds. */
export function readBrief(brief: BriefTexts) {
  const name = calmName(plainLine(brief.business_name)).slice(0, 300) || "New business";
  const area = readArea(brief.service_area ?? "");
  const names = [
    ...brief.business_name.split(/\s+/).filter((word) => !isEnglish(word.toLowerCase())),
    brief.contact_name ?? "",
    ...area.places,
  ];
  const { business_description, site_goals, style, color_preferences } = brief;
  const wished = readWishes(
    [business_description, site_goals, style, color_preferences ?? ""],
    site_goals,
  );
  const wishes = { ...wished, say: wished.say.map((sentence) => calmWords(sentence, names)) };
  const words = readWords(business_description, { names, wishes });
  const opening = plainLine((brief.opening_hours ?? "").replace(/\n+/g, "; "));
  const hours = readHours(calmWords(opening, names));
  const like = knownTrade(brief.chosen_preview?.like ?? "");
  const found = findBusiness({
    name: brief.business_name,
    services: brief.services ?? "",
    description: plainText(business_description),
    goals: site_goals,
  });
  const business = found ?? (like && businessOf(like));
  return {
    name,
    shortName: shortNameOf(name),
    phone: readPhone(brief.phone ?? ""),
    area,
    wishes,
    words,
    claims: [...new Set(words.claims.map(tidyClaim))].filter((claim) => claim.length > 3),
    ...readServices(brief.services ?? "", names),
    hours,
    areHoursDoubtful: hours.isContradictory || isContradicted(words.hours, hours.open),
    business,
    /** What the customer calls the trade, of what we call it. */
    saidNoun: business?.nouns.find((noun) =>
      saysNoun(
        [brief.business_name, business_description, brief.services, site_goals].join(" "),
        noun,
      ),
    ),
  };
}

/** Whether the description calls a day closed and the hours open, or the other way round. */
function isContradicted(said: readonly string[], open: readonly { days: number[] }[]): boolean {
  const days = ["mon", "tues", "wednes", "thurs", "fri", "satur", "sun"];
  return days.some((name, at) => {
    const isOpen = open.some(({ days }) => days.includes(at + 1));
    const isCalledClosed = said.some((words) =>
      new RegExp(`closed (?:on )?${name}day`, "i").test(words),
    );
    const isCalledOpen = said.some((words) =>
      new RegExp(`open (?:(?:7|seven) days|(?:on )?${name}days?)`, "i").test(words),
    );
    return open.length > 0 && (isOpen ? isCalledClosed : isCalledOpen);
  });
}

function tidyClaim(claim: string): string {
  const bare = withCapitals(mendMarks(claim))
    .replace(/^(?:and|or|all|with|then|although|I’m|I am|we are|we’re|an?)\s+/i, "")
    .replace(/[\s,;:.!]+$/, "");
  return capitalised(bare).slice(0, 200);
}
