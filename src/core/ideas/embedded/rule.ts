import type { Rule } from "../../../catalogue/ideas/idea-trade.ts";
import type { Concept } from "./concept.ts";

/**
 * The licence, permit or limit that goes with an idea. Undefined when there is none, or when the
 * idea does not touch it: a book of recipes needs no kitchen inspection.
 */
export function ruleOf(concept: Concept): string | undefined {
  const { rule } = concept.trade;
  if (!rule || !concept.local || concept.exempt || !touches(rule.about, concept)) return undefined;
  return rule.says;
}

function touches(about: Rule["about"], { kind, own, teaches, segment }: Concept): boolean {
  if (kind === "product") return own && (about === "making" || about === "selling");
  switch (about) {
    case "children":
      return segment !== "businesses";
    case "teaching":
      return own || teaches;
    case "making":
      return own;
    default:
      return true;
  }
}
