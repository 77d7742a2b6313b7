import { plainLine } from "./plain-text.ts";
import type { BriefTexts, Reading } from "./read-brief.ts";

/** What an operator should know of a draft: what is not on the page, and why. In plain words. */
export function notesOn(brief: BriefTexts, reading: Reading): string[] {
  const { words, wishes, claims, services, unread, shortName } = reading;
  const look = plainLine(brief.color_preferences ?? "");
  const hours = [plainLine(brief.opening_hours ?? ""), ...words.hours];
  return [
    note("What they want of the site", [plainLine(brief.site_goals)], 700),
    note("How it should look, in their words", look ? [look] : [], 300),
    note("Not printed until you have seen proof of it", claims),
    ...words.contradictions.map(([one, other]) =>
      one === other
        ? note("This contradicts itself and is left out; ask them", [one])
        : note("These contradict each other and are left out; ask which is right", [one, other]),
    ),
    note(
      "The opening hours are not shown until confirmed, since they were given in different ways",
      reading.areHoursDoubtful ? hours : [],
    ),
    note("Left out as private; ask before it is printed", words.private),
    note("Said to you rather than to visitors, so not printed", words.toUs),
    note("Left out with the sentence that came before it", words.leaning),
    note("Words kept off the page at their wish", wishes.forbidden),
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

/** With the customer’s words in quotes, each at a length that can be read in a list; "" without any. */
function note(about: string, texts: readonly string[], longest = 240): string {
  const quoted = [...new Set(texts)].map((text) =>
    text.length > longest ? `“${text.slice(0, longest - 1).trimEnd()}…”` : `“${text}”`,
  );
  return quoted.length === 0 ? "" : `${about}: ${quoted.join(", ")}.`;
}
