import { parse } from "node-html-parser";
import { descriptions } from "../../src/blocks/descriptions.ts";
import { namesOfFacts } from "../../src/blocks/facts/facts.ts";
import { seenBlocks } from "../../src/blocks/seen-blocks.ts";
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

/** The facts on the pages that a release would leave out until somebody confirms them. */
function waiting({ document: { pages }, facts }: Pick<Draft, "document" | "facts">): string[] {
  const blocks = pages.flatMap((page) => seenBlocks(page, pages, { facts, shown: "all" }));
  const shown = new Set(blocks.flatMap(({ type }) => descriptions[type].facts ?? []));
  const names = namesOfFacts(facts).filter(
    (name) => facts[name]?.confirmed === false && (name === "trade" || shown.has(name)),
  );
  return names.length > 0 ? [`Wait to be confirmed: ${names.join(", ")}.`] : [];
}
