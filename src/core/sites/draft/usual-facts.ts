import type { Facts } from "../../../blocks/facts.ts";
import type { Business } from "../../../catalogue/businesses/business.ts";
import { breaks, type Wishes } from "./wishes.ts";

/**
 * What is usual in a trade, to be confirmed: without what the business keeps off its page, or says
 * that it does not do. Services only where it names none itself.
 *
 * @param said what the customer wrote of the business
 */
export function usualFacts(
  business: Business | undefined,
  { services, wishes, said }: { services: Facts["services"]; wishes: Wishes; said: string },
): Pick<Facts, "services" | "questions" | "steps"> {
  if (!business) return services ? { services } : {};
  const denied = deniedIn(said);
  const fits = (text: string) =>
    !breaks(wishes, text) && !wordsOf(text).some((word) => denied.has(rootOf(word)));
  const usual = {
    services: numbered("service", business.services.filter(fits), (name) => ({ name })),
    questions: numbered("question", business.questions.filter(fits), (question) => ({ question })),
    steps: numbered("step", business.steps, (step) => step),
  };
  return {
    ...(services ? { services } : usual.services && { services: usual.services }),
    ...(usual.questions && { questions: usual.questions }),
    ...(usual.steps && { steps: usual.steps }),
  };
}

/** Undefined for an empty list. */
function numbered<Item, Value extends object>(
  name: string,
  items: readonly Item[],
  itemOf: (item: Item) => Value,
) {
  if (items.length === 0) return undefined;
  const value = items.map((item, at) => ({ id: `${name}-${at + 1}`, ...itemOf(item) }));
  return { value, source: "catalogue" as const, confirmed: false };
}

/** Words of “We do not do lawns, sorry.” */
function deniedIn(said: string): Set<string> {
  const sentences = said.match(
    /[^.!?\n]*\b(?:don’t|do not|dont|don't|no longer|never|not|no|without|except)\b[^.!?\n]*/gi,
  );
  return new Set((sentences ?? []).flatMap(wordsOf).map(rootOf));
}

const small = new Set(
  "and the for our not don are you your with any all can does from have has who what when how that this they them but out too".split(
    " ",
  ),
);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !small.has(word));
}

/** Enough of a word to know its other forms by. */
function rootOf(word: string): string {
  return word.slice(0, 5);
}
