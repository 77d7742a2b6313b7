import { describeBlock } from "../../blocks/descriptions.ts";
import type { Block } from "../../blocks/document.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import { finishedContent } from "../sites/releases/finished-content.ts";
import { headingOf } from "../sites/revisions/block-values.ts";
import type { Content } from "../sites/revisions/merge.ts";

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
  const kind = describeBlock(block.type).name;
  // The business’s name tells nothing of them.
  const isFrame = block.type === "header" || block.type === "footer";
  const heading = isFrame ? undefined : headingOf(block);
  const isMore = typeof heading === "string" && heading !== "" && heading !== kind;
  return isMore ? `${kind}: ${heading}` : kind;
}

/** With its page, where there is more than one. @param pages their paths. */
export function nameWithPage({ name, page }: BlockInWords, pages: readonly string[]): string {
  return pages.length > 1 ? `${nameOfPage(page)}, ${name}` : name;
}

/** “about-us” is “About us”. */
export function nameOfPage(path: string): string {
  if (path === "") return "Home";
  const words = path.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
