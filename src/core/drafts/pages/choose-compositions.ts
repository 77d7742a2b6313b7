import { fittingCompositions, hasCompositions } from "../../../blocks/compositions.ts";
import { designs } from "../../../blocks/designs/designs.ts";
import type { Document, Page } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts/facts.ts";
import { hash } from "../../ideas/embedded/seed.ts";
import { leadsLarge } from "../sentences/sort-sentences.ts";

/**
 * Says of each section how it is laid out, and keeps what somebody has chosen: one of the ways that
 * the design prefers and for which there is enough to show. The same input and seed choose the same.
 */
export function chooseCompositions<Found extends Pick<Page, "blocks">>(
  pages: readonly Found[],
  { design, facts, seed }: { design: Document["design"]; facts: Facts; seed: string },
): Found[] {
  const { prefers } = designs[design];
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      if (!hasCompositions(block) || block.composition) return block;
      const fitting = new Set(fittingCompositions(block, facts, "all"));
      if (block.type === "about" && !leadsLarge(block.body, facts)) fitting.delete("statement");
      const ways: readonly string[] = prefers[block.type].filter((way) => fitting.has(way));
      const way = ways[hash(`${seed}/${block.type}`) % ways.length];
      return way ? { ...block, composition: way } : block;
    }),
  }));
}
