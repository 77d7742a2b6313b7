import type { BriefTexts, Reading } from "./facts/read-brief.ts";
import { isVisited } from "./pages/arrangements.ts";
import { partedByEmoji, plainLine } from "./sentences/plain-text.ts";

/**
 * What an operator should know of a draft beside the sentences that are held back, and what to do, in
 * plain words.
 */
export function notesOn(brief: BriefTexts, reading: Reading): string[] {
  const { business, services, forbidden, doubtful, unread, shortName, hours } = reading;
  const { failure, words, hasReadings, requests, warnings } = reading;
  const look = plainLine(brief.color_preferences ?? "");
  const isEmpty = words.paragraphs.length + words.held.length === 0;
  return [
    note("What they want of the site; do it by hand where it can be done", [
      plainLine(partedByEmoji(brief.site_goals)),
    ]),
    note("How it should look, in their words", look ? [look] : []),
    note("The address that they want on the web", [plainLine(brief.domain_preferences ?? "")]),
    note("Where they are on the web now", [plainLine(brief.current_website ?? "")]),
    note("Whom to talk to", [plainLine(brief.contact_name ?? "")]),
    failure
      ? "Nobody could read their description, so none of its sentences is printed: use those that are good."
      : "",
    hasReadings && isEmpty ? "Their description says nothing in words: ask them what they do." : "",
    hasReadings && !isEmpty && words.paragraphs.length === 0
      ? "None of their sentences could be printed as it is; the page has what the fields of the brief say, and suggestions."
      : "",
    ...onGrammar(words),
    note(
      "The opening hours are not shown until confirmed, since two of them cannot both hold; ask which do",
      hours.isContradictory ? [plainLine(brief.opening_hours ?? "")] : [],
    ),
    note(
      "What somebody may not eat or drink is not on the page; say it in your words before it is sent, if it warns visitors",
      warnings.unsaid,
    ),
    ...warnings.said.map(({ text, says }) =>
      note(`The page says “${says}”, in our words; see whether that is all that they say`, [text]),
    ),
    note(
      "The bottom of every page says this, as they ask; change it in the footer",
      requests.footer ? [requests.footer] : [],
    ),
    requests.lowerCase
      ? "Everything is in lower case, as they ask and as they write. Change it under Look."
      : "",
    ...reading.contradictions.map(([one, other]) =>
      note("These may not both hold; ask which does, or how they go together", [one, other]),
    ),
    ...reading.openingMends.map(
      ({ from, to }) =>
        `Corrected spelling in the opening hours: “${from}” became “${to}”. Change it in the facts if it was meant.`,
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
    services.length === 0 && business
      ? "They named no services: those of the draft are usual in the trade, and wait to be confirmed."
      : "",
    ...onPhone(brief, reading),
    business && isVisited(business.mood)
      ? "If people come to them, ask for the street address: the brief has none."
      : "",
    ...onTrade(reading),
    note("The menu uses a shorter name", shortName ? [shortName] : []),
  ].filter((one) => one !== "");
}

/** More need no list: whoever wrote so wrote all of it so. */
const MOST_HURRIED = 5;

/** Nobody here judges grammar: who has a sense of it reads the page before the customer does. */
function onGrammar({ paragraphs, hurried }: Reading["words"]): string[] {
  if (paragraphs.length === 0) return [];
  return [
    "Their sentences are on the page as they wrote them: only spelling is corrected, never grammar. Read them through, and edit on the page what a visitor would stumble over.",
    note("These sentences most want an editor’s eye", hurried.slice(0, MOST_HURRIED)),
  ];
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
  const quoted = [...new Set(texts.map((text) => text.replace(/^- /, "")))]
    .filter((text) => text !== "")
    .map((text) =>
      text.length > LONGEST ? `“${text.slice(0, LONGEST - 1).trimEnd()}…”` : `“${text}”`,
    );
  return quoted.length === 0 ? "" : `${about}: ${quoted.join(", ")}.`;
}
