import type { Block, Page } from "./document.ts";
import { type Facts, factOf } from "./facts.ts";
import { isRegulatedHealth } from "./testimonials/regulated-health.ts";

/** The blocks of a page that are seen. One that has nothing to say is left out, of the menu too. */
export function seenBlocks(page: Page, facts: Facts, shown: "confirmed" | "all"): Block[] {
  return page.blocks.filter((block) => !block.hidden && !isEmpty(block, facts, shown));
}

function isEmpty(block: Block, facts: Facts, shown: "confirmed" | "all"): boolean {
  switch (block.type) {
    case "services":
    case "steps":
      return !factOf(facts, block.type, shown)?.length;
    case "questions": {
      const questions = factOf(facts, "questions", shown) ?? [];
      return !questions.some(({ answer }) => answer || shown === "all");
    }
    case "area":
      return !factOf(facts, "area", shown) && !factOf(facts, "areaNote", shown);
    case "about":
      return (
        !(block.body || block.photo || block.points.length > 0) &&
        !factOf(facts, "credentials", shown)
      );
    case "text":
      return !block.body;
    case "notice":
      return !block.heading && !block.text;
    case "call-to-action":
      return !block.lead && block.actions.length === 0;
    case "gallery":
      return block.photos.length === 0;
    case "before-after":
      return block.pairs.length === 0;
    case "team":
      return block.members.length === 0;
    case "testimonials":
      // Whoever says so: the trade may be known before anybody has confirmed it.
      return (
        block.testimonials.length === 0 || isRegulatedHealth(factOf(facts, "trade", "all") ?? "")
      );
    default:
      return false;
  }
}
