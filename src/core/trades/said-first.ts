import type { Business } from "./business.ts";
import { readWords } from "./read-words.ts";
import { rootOf, wordsOf } from "./words.ts";

/**
 * A business whose services begin with those that somebody named: trailers, of all that is for hire,
 * where they said “trailer hire”. What the whole trade does, such as hiring, puts nothing first.
 */
export function saidFirst(business: Business, said: string): Business {
  const { noun, offer = "", services } = business;
  const words = wordsOf(noun);
  // “Watch and clock repairer”: one of the two tells which.
  const shared = words.includes("and") ? words.slice(-1) : words;
  const ofTrade = new Set([...shared, ...wordsOf(offer)].map(rootOf));
  const roots = new Set(
    readWords(said).flatMap(({ root, isFiller }) => (isFiller || ofTrade.has(root) ? [] : [root])),
  );
  const isNamed = ({ name }: Business["services"][number]) =>
    wordsOf(name).some((word) => word.length > 3 && roots.has(rootOf(word)));
  return {
    ...business,
    services: services.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))),
  };
}
