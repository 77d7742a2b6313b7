import type { Block } from "../../blocks/document.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import { blockNames } from "../sites/block-names.ts";
import { finishedContent } from "../sites/finished-content.ts";
import type { Content } from "../sites/merge.ts";

/** A section as its customer knows it. */
export type BlockInWords = {
  id: string;
  /** “Services and prices: What we bake”. */
  name: string;
  /** The path of its page; "" is the home page. */
  page: string;
};

/** The sections of a site that are seen once it is public, in order, each on the page that has it. */
export function blocksInWords(content: Content): BlockInWords[] {
  const { document, facts } = finishedContent(content);
  const { pages } = document;
  return pages.flatMap((page) =>
    seenBlocks(page, pages, { facts, shown: "confirmed" })
      .filter((block) => page.blocks.includes(block))
      .map((block) => ({ id: block.id, name: nameOfBlock(block), page: page.path })),
  );
}

export function nameOfBlock(block: Block): string {
  const kind = blockNames[block.type];
  const heading = "heading" in block ? block.heading : "headline" in block && block.headline;
  const isMore = typeof heading === "string" && heading !== "" && heading !== kind;
  return isMore ? `${kind}: ${heading}` : kind;
}

/** “about-us” is “About us”. */
export function nameOfPage(path: string): string {
  if (path === "") return "Home";
  const words = path.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
