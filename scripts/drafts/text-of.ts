import { parse } from "node-html-parser";
import { waitingFacts } from "../../src/core/reviews/to-confirm.ts";
import type { Draft } from "./draft.ts";

/** What a visitor reads, a line each in the order of the page, headings begun with “#”. */
function textOfPage(html: string): string {
  const page = parse(html).querySelector("body");
  if (!page) return "";
  for (const unread of page.querySelectorAll("style, script, svg")) unread.remove();
  for (const heading of page.querySelectorAll("h1, h2, h3, h4")) {
    heading.insertAdjacentHTML("afterbegin", `${"#".repeat(Number(heading.tagName.slice(1)))} `);
  }
  for (const beside of page.querySelectorAll("a, button, label")) {
    if (beside.nextElementSibling) beside.insertAdjacentHTML("afterend", " · ");
  }
  return page.structuredText.replace(/\n+/g, "\n").replace(/\n(?=#)/g, "\n\n");
}

/** A draft as text alone: what was typed, each page, and what is told to the operator. */
export function textOf(draft: Draft, pages: readonly { path: string; html: string }[]): string {
  const typed = Object.entries(draft.typed).map(([field, value]) => `${field}: ${value}`);
  return [
    "TYPED",
    ...typed,
    ...pages.flatMap(({ path, html }) => ["", `PAGE /${path}`, textOfPage(html)]),
    "",
    "NOTES",
    ...draft.notes,
    ...waiting(draft),
    "",
  ].join("\n");
}

/** What a release would leave out until somebody confirms it. */
function waiting(draft: Draft): string[] {
  const names = waitingFacts(draft);
  return names.length > 0 ? [`Wait to be confirmed: ${names.join(", ")}.`] : [];
}
