import type { Concept } from "./concept.ts";

/**
 * The licence, permit or limit that goes with an idea. Undefined when there is none, or when the
 * idea does not touch it: a book of recipes needs no kitchen inspection.
 */
export function ruleOf({ kind, local, trade, id }: Concept): string | undefined {
  if (trade.rule === undefined || !local) return undefined;
  const ownProduct = id.endsWith("/product") && /register|label|sell/i.test(trade.rule);
  return kind === "service" || ownProduct
    ? `Before you start: ${uncapitalised(trade.rule)}`
    : undefined;
}

function uncapitalised(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence) && !/^(?:NDIS|CASA|Aboriginal|Certificate)/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
