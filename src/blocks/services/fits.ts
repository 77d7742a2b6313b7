import { type Facts, factOf } from "../facts/facts.ts";
import type { Fits } from "../fits.ts";

export const servicesFits: Fits<"services"> = (_, facts, shown) => {
  const services = factOf(facts, "services", shown) ?? [];
  const count = services.length;
  const isSome = count >= 3 && count <= 9;
  const withNotes = services.filter(({ note }) => note).length;
  const withPrices = services.filter(({ price }) => price).length;
  const groups = Map.groupBy(services, ({ group }) => group);
  // No group is one thing alone, and nothing stands outside of one.
  const isGrouped =
    groups.size > 1 && !groups.has(undefined) && groups.values().every(({ length }) => length > 1);
  return {
    list: count > 0,
    cards: isSome && (2 * withNotes >= count || showIcons(services)),
    feature: isSome && (services[0]?.note?.length ?? 0) >= 24,
    // Each with a price, or each with a note.
    prices: count >= 3 && (withPrices === 0 ? withNotes === count : 3 * withPrices >= 2 * count),
    table: isGrouped || (count >= 4 && 3 * withNotes >= 2 * count && 3 * withPrices >= 2 * count),
  };
};

/** Whether a list has icons, which is when enough can be told by their own: the others have the design’s. */
export function showIcons(services: NonNullable<Facts["services"]>["value"]): boolean {
  const icons = new Set(services.flatMap(({ icon }) => icon ?? []));
  return 3 * icons.size >= services.length;
}
