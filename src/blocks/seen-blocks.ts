import { type Block, homeOf, type Page } from "./document.ts";
import { isEmpty } from "./emptiness.ts";
import type { Facts } from "./facts/facts.ts";

type Seen = { facts: Facts; shown: "confirmed" | "all" };

/**
 * The blocks of a page that are seen, in order: those of its own, within the header and the footer of
 * the home page where it has none. One that has nothing to say is left out, of the menu too.
 */
export function seenBlocks(page: Page, pages: readonly Page[], { facts, shown }: Seen): Block[] {
  const ofHome = (type: Block["type"]) =>
    page.blocks.some((block) => block.type === type)
      ? []
      : (homeOf(pages)?.blocks.filter((block) => block.type === type) ?? []);
  return [...ofHome("header"), ...page.blocks, ...ofHome("footer")].filter(
    (block) => !block.hidden && !isEmpty(block, facts, shown),
  );
}
