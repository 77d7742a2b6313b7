import { type Block, homeOf, type Page } from "./document.ts";
import { type Facts, factOf } from "./facts.ts";
import { isRegulatedHealth } from "./testimonials/regulated-health.ts";

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

/** Whether a block has nothing to say. */
export function isEmpty(block: Block, facts: Facts, shown: "confirmed" | "all"): boolean {
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
      return !block.body && !block.heading;
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
