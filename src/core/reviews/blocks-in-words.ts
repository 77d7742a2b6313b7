import type { Block } from "../../blocks/document.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import type { Content } from "../sites/merge.ts";

/** A section as its customer knows it. */
export type BlockInWords = {
  id: string;
  /** “Services: What we bake”. */
  name: string;
  /** The path of its page; "" is the home page. */
  page: string;
};

/** The sections of a site that are seen once it is public, in order, each on the page that has it. */
export function blocksInWords({ document: { pages }, facts }: Content): BlockInWords[] {
  return pages.flatMap((page) =>
    seenBlocks(page, pages, { facts, shown: "confirmed" })
      .filter((block) => page.blocks.includes(block))
      .map((block) => ({ id: block.id, name: nameOfBlock(block), page: page.path })),
  );
}

const names: Partial<Record<string, string>> = {
  header: "Top of the page",
  hero: "Opening",
  footer: "Foot of the page",
};

export function nameOfBlock(block: Block): string {
  const kind = names[block.type] ?? inWords(block.type);
  const heading = "heading" in block ? block.heading : "headline" in block && block.headline;
  return typeof heading === "string" && heading ? `${kind}: ${heading}` : kind;
}

/** “about-us” is “About us”. */
export function nameOfPage(path: string): string {
  return path === "" ? "Home" : inWords(path);
}

/** “beforeAfter” and “before-after” are “Before after”. */
function inWords(type: string): string {
  const words = type.replace(/[-_]|(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
