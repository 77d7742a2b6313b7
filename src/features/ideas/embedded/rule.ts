import type { Concept } from "./concept.ts";

/**
 * The licence, permit or limit that goes with an idea. Undefined when there is none, or when the
 * idea does not touch it: a book of recipes needs no kitchen inspection.
 */
export function ruleOf(concept: Concept): string | undefined {
  const { rule } = concept.trade;
  if (rule === undefined || !concept.local || !isAbout(rule, concept)) return undefined;
  return `Mind the rules: ${uncapitalised(rule)}`;
}

function isAbout(rule: string, { id, kind, offer, segment, trade }: Concept): boolean {
  const teaches =
    offer.includes(trade.lesson) ||
    /lesson|course|class|session|clinic|group|term|club|week|party/.test(offer);
  if (/working-with-children/.test(rule)) return kind === "service" && segment !== "businesses";
  if (/teach|coach|instruct|guid|swim/i.test(rule)) {
    return kind === "service" && (teaches || /walk|tour|snorkel|paddle|morning/.test(offer));
  }
  if (/kitchen|register with the council|food permit|producer’s licence/i.test(rule)) {
    return !teaches && /\/(?:service \d|product)$/.test(id);
  }
  if (id.endsWith("/product")) return /sell|register/i.test(rule);
  return kind === "service";
}

function uncapitalised(sentence: string): string {
  return /^[A-Z][a-z]/.test(sentence) && !/^(?:NDIS|CASA|Aboriginal|Certificate)/.test(sentence)
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
