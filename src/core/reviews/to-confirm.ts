import { descriptions } from "../../blocks/descriptions.ts";
import type { Document } from "../../blocks/document.ts";
import { describeFact } from "../../blocks/facts/fact-descriptions.ts";
import { type FactName, type Facts, namesOfFacts, type Open } from "../../blocks/facts/facts.ts";
import { hoursLines } from "../../blocks/facts/opening-hours.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";

/** Something that the site would say once its customer has confirmed it. */
export type ToConfirm = { what: string; value: string };

/** What waits to be confirmed, as it would be read. */
export function toConfirm(content: Content): ToConfirm[] {
  const { facts } = content;
  return waitingFacts(content)
    .map((name) => ({ what: describeFact(name).forCustomers, value: inText(facts[name]?.value) }))
    .filter(({ value }) => value !== "");
}

type Content = { document: Pick<Document, "pages">; facts: Facts };

/**
 * The facts that wait to be confirmed and have a section which says them. The trade has none, and is
 * in the titles of the pages.
 */
export function waitingFacts({ document: { pages }, facts }: Content): FactName[] {
  const blocks = pages.flatMap((page) => seenBlocks(page, pages, { facts, shown: "all" }));
  const said = new Set<FactName>([
    "trade",
    ...blocks.flatMap(({ type }) => descriptions[type].facts ?? []),
  ]);
  return namesOfFacts(facts).filter((name) => facts[name]?.confirmed === false && said.has(name));
}

/** Of a fact of any kind: a line, several, opening hours, or things with a name. */
function inText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  if (value.every(isOpen)) {
    return hoursLines(value)
      .map(({ days, times }) => `${days} ${times}`)
      .join("; ");
  }
  return value.flatMap((item: unknown) => nameOf(item) || []).join(", ");
}

function isOpen(value: unknown): value is Open {
  return typeof value === "object" && value !== null && "opens" in value;
}

function nameOf(item: unknown): string {
  if (typeof item === "string") return item;
  if (typeof item !== "object" || item === null) return "";
  // A question without an answer is asked, and there is nothing yet to confirm.
  const asked = "question" in item && "answer" in item ? item.question : "";
  const said = "name" in item ? item.name : asked;
  // A service costs something, and a link leads somewhere.
  const detail = "price" in item ? item.price : "url" in item ? item.url : "";
  if (typeof said !== "string" || !said) return "";
  return typeof detail === "string" && detail ? `${said} (${detail})` : said;
}
