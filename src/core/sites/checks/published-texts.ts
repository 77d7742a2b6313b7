import type { Document } from "../../../blocks/document.ts";
import { type Facts, factOf, namesOfFacts } from "../../../blocks/facts/facts.ts";
import { wordsOfPage } from "../../../blocks/page/page-words.ts";
import { seenBlocks } from "../../../blocks/seen-blocks.ts";
import { isWebAddress } from "../../../blocks/web-address.ts";
import type { Speaker } from "../../moderation/claims/claims-in.ts";
import { states } from "../../moderation/claims/rule.ts";
import type { Content } from "../revisions/merge.ts";
import type { FindingPlace } from "./finding.ts";

const shown = "confirmed";

/** Words of a site, and where they can be changed. */
export type PlacedWords = { words: string; where: FindingPlace };

/** Every text that somebody wrote and a release would have: in sections, facts, titles and descriptions. */
export function publishedTexts({ document, facts }: Content): PlacedWords[] {
  const ofPages = document.pages.flatMap((page) => {
    const words = wordsOfPage(page, { document, facts, shown });
    return (["title", "description"] as const)
      .filter((field) => page[field] !== undefined)
      .map((field): PlacedWords => ({ words: words[field], where: { of: "page", page, field } }));
  });
  const ofFacts = namesOfFacts(facts).flatMap((name) =>
    textsIn(factOf(facts, name, shown)).map(
      ({ text }): PlacedWords => ({ words: text, where: { of: "fact", name } }),
    ),
  );
  return [...ofPages, ...textsOfBlocks(document, facts), ...ofFacts];
}

/** The texts of the sections that a release would show. */
export function textsOfBlocks(document: Document, facts: Facts): PlacedWords[] {
  return document.pages.flatMap((page) =>
    seenBlocks(page, document.pages, { facts, shown })
      .filter((block) => page.blocks.includes(block))
      .flatMap((block) =>
        textsIn(block).map(
          ({ text, field }): PlacedWords => ({
            words: text,
            where: { of: "block", page, block, field },
          }),
        ),
      ),
  );
}

/** Who says it, as far as the facts tell. */
export function speakerOf(facts: Facts): Speaker {
  const places = [factOf(facts, "address", "all"), factOf(facts, "area", "all")].flat().join(" ");
  const words = places.toUpperCase().split(/[^A-Z]+/);
  return {
    trade: factOf(facts, "trade", "all") ?? "",
    state: states.find((state) => words.includes(state)),
  };
}

/** What no reader sees. */
const unread = new Set(["id", "type", "key", "scene", "composition", "to", "fact", "style"]);

/** Every text within a value, with its path: “photo.alt”. */
function textsIn(value: unknown, field = ""): { text: string; field: string }[] {
  if (typeof value === "string") return isWebAddress(value) ? [] : [{ text: value, field }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !unread.has(name))
    .flatMap(([name, part]) => textsIn(part, field ? `${field}.${name}` : name));
}
