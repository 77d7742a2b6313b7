import { plainLine } from "./plain-text.ts";
import type { BriefTexts, Reading } from "./read-brief.ts";

/**
 * What an operator should know of a draft beside the sentences that are held back, and what to do, in
 * plain words.
 */
export function notesOn(brief: BriefTexts, reading: Reading): string[] {
  const { services, forbidden, doubtful, unread, shortName, hours } = reading;
  const { failure, words, hasReadings } = reading;
  const look = plainLine(brief.color_preferences ?? "");
  const isEmpty = words.paragraphs.length + words.held.length === 0;
  return [
    note("What they want of the site; do it by hand where it can be done", [
      plainLine(brief.site_goals),
    ]),
    note("How it should look, in their words", look ? [look] : []),
    failure
      ? "Nobody could read their description, so none of its sentences is printed: use those that are good."
      : "",
    hasReadings && isEmpty ? "Their description says nothing in words: ask them what they do." : "",
    hasReadings && !isEmpty && words.paragraphs.length === 0
      ? "None of their sentences could be printed as it is; the page has what the fields of the brief say, and suggestions."
      : "",
    note(
      "The opening hours are not shown until confirmed, since two of them cannot both hold; ask which do",
      hours.isContradictory ? [plainLine(brief.opening_hours ?? "")] : [],
    ),
    ...forbidden.map(({ service, law }) =>
      note(`A service that may not be offered in these words. ${law} Left out`, [service.name]),
    ),
    note(
      "These services share a word with something they want kept off the page; ask which of them stay",
      doubtful.map(({ name }) => name),
    ),
    note("Could not be read as a service", unread),
    services.length > 0 && services.every(({ price }) => !price) ? "No prices were given." : "",
    services.length === 0 && reading.business
      ? "They named no services: those of the draft are usual in the trade, and wait to be confirmed."
      : "",
    ...onPhone(brief, reading),
    ...onTrade(reading),
    note("The menu uses a shorter name", shortName ? [shortName] : []),
  ].filter((one) => one !== "");
}

function onPhone({ phone: typed }: BriefTexts, { phone }: Reading): string[] {
  if (phone) return [];
  return [
    typed ? note("Not a phone number that can be shown", [typed]) : "No phone number was given.",
  ];
}

function onTrade({ business, saidNoun }: Reading): string[] {
  if (saidNoun) return [];
  if (!business) return ["The trade is not clear from the brief."];
  return [
    `The trade was taken to be ${business.noun}, in words that are not theirs: confirm it before it is shown.`,
  ];
}

const LONGEST = 700;

/** With the customer’s words in quotes, each at a length that can be read in a list; "" without any. */
function note(about: string, texts: readonly string[]): string {
  const quoted = [...new Set(texts)]
    .filter((text) => text !== "")
    .map((text) =>
      text.length > LONGEST ? `“${text.slice(0, LONGEST - 1).trimEnd()}…”` : `“${text}”`,
    );
  return quoted.length === 0 ? "" : `${about}: ${quoted.join(", ")}.`;
}
