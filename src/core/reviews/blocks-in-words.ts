import type { Block, Document } from "../../blocks/document.ts";

/** A section as its customer knows it. */
export type BlockInWords = {
  id: string;
  /** “Services: What we bake”. */
  name: string;
  /** The path of its page; "" is the home page. */
  page: string;
};

/** The sections of a site that are seen, in order. */
export function blocksInWords({ pages }: Document): BlockInWords[] {
  return pages.flatMap(({ path, blocks }) =>
    blocks
      .filter(({ hidden }) => !hidden)
      .map((block) => ({ id: block.id, name: nameOf(block), page: path })),
  );
}

const names: Partial<Record<string, string>> = {
  header: "Top of the page",
  hero: "Opening",
  footer: "Foot of the page",
};

function nameOf(block: Block): string {
  const kind = names[block.type] ?? inWords(block.type);
  const heading = "heading" in block ? block.heading : "headline" in block && block.headline;
  return typeof heading === "string" && heading ? `${kind}: ${heading}` : kind;
}

/** “beforeAfter” and “before-after” are “Before after”. */
function inWords(type: string): string {
  const words = type.replace(/[-_]|(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
