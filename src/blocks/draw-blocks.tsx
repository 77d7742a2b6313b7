import { renderToStaticMarkup } from "react-dom/server";
import { type PageContext, PageProvider } from "./context.ts";
import { designs } from "./designs/designs.ts";
import type { Block, Document, Page } from "./document.ts";
import type { Facts } from "./facts/facts.ts";
import { BlockView } from "./page/page-view.tsx";
import { seenBlocks } from "./seen-blocks.ts";

/** A section with what a reader finds in it. */
export type DrawnBlock = { block: Block; page: Page; html: string };

/**
 * Every section that is seen, in order, as HTML that is the same if it reads and looks the same: no
 * look of the site is in it, and links name pages by their ids. Header and footer are the page’s that
 * has them.
 */
export function drawBlocks(
  { pages }: Pick<Document, "pages">,
  { facts, shown }: { facts: Facts; shown: PageContext["shown"] },
): DrawnBlock[] {
  return pages.flatMap((page) => {
    const blocks = seenBlocks(page, pages, { facts, shown });
    const context: PageContext = {
      ...{ facts, shown, page, pages, blocks },
      design: designs.verandah,
      address: (file) => file,
      pageAddress: (path) => pages.find((other) => other.path === path)?.id ?? path,
    };
    const drawn = (block: Block) =>
      renderToStaticMarkup(
        <PageProvider value={context}>
          <BlockView block={block} />
        </PageProvider>,
      );
    return blocks
      .filter((block) => page.blocks.includes(block))
      .map((block) => ({ block, page, html: withoutRank(drawn(block)) }));
  });
}

/** Whether a section’s heading is the page’s own depends on the others. */
function withoutRank(html: string): string {
  return html.replaceAll(/(?<=<\/?)h1\b/g, "h2").replaceAll(' aria-level="2"', "");
}
