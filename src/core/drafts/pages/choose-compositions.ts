import { fittingCompositions, hasCompositions } from "../../../blocks/compositions.ts";
import { designs } from "../../../blocks/designs/designs.ts";
import type { BlockOf, Document, Page } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts/facts.ts";
import { hash } from "../../ideas/embedded/seed.ts";
import { leadsLarge } from "../sentences/sort-sentences.ts";
import { firstServiceDrawn } from "./choose-drawings.ts";

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
      if (block.type === "services" && !leadsDrawn(block, facts)) fitting.delete("feature");
      const ways: readonly string[] = prefers[block.type].filter((way) => fitting.has(way));
      // One that has a drawing was given it for this.
      const way = ways.includes("picture")
        ? "picture"
        : ways[hash(`${seed}/${block.type}`) % ways.length];
      return way ? { ...block, composition: way } : block;
    }),
  }));
}

/** Whether what is drawn beside the first service is not something else than it. */
function leadsDrawn({ scene }: BlockOf["services"], facts: Facts): boolean {
  const ofFirst = firstServiceDrawn(facts);
  return scene !== undefined && (ofFirst === undefined || scene === ofFirst);
}
