import type { Concept } from "./concept.ts";
import { count, numeral } from "./telling/grammar.ts";

/** Units that a customer pays again and again rather than buys so many of. */
const spans = new Set(["month", "week", "term", "season", "year", "quarter"]);

/** Units that are counted by the group. */
const heads = new Set(["person", "guest", "pupil", "player", "child"]);

const countable = new Set(["pair", "home"]);

type Income = { from: "in groups" | "regulars" | false; customers: string; takings: number };

/** What an ordinary week, round or month brings in, before costs. */
export function incomeOf({ price, per, every, group }: Concept): Income & { period?: string } {
  const together = group ?? (heads.has(per) ? 8 : undefined);
  if (together !== undefined) {
    const unit = heads.has(per) || countable.has(per) ? per : "person";
    return { from: "in groups", customers: count(together, unit), takings: together * price };
  }
  const span = spans.has(per) ? per : every;
  if (span !== undefined) {
    const customers = price < 20 ? 30 : price < 60 ? 12 : price < 150 ? 8 : 5;
    return {
      from: "regulars",
      customers: numeral(customers),
      takings: customers * price,
      period: span.includes(" ") ? `every ${span}` : `a ${span}`,
    };
  }
  const [sales, period] = ordinarySales(price);
  return {
    from: false,
    customers: count(sales, per),
    takings: sales * price,
    period: `a ${period}`,
  };
}

function ordinarySales(price: number): [number: number, period: "week" | "month"] {
  if (price < 20) return [20, "week"];
  if (price < 40) return [15, "week"];
  if (price < 100) return [8, "week"];
  if (price < 250) return [4, "week"];
  if (price < 800) return [5, "month"];
  return [2, "month"];
}

/** A price for the first customers: a fifth off, in whole dollars or, above $50, whole fives. */
export function founderPrice(price: number): number {
  const reduced = price * 0.8;
  return price > 50 ? Math.round(reduced / 5) * 5 : Math.max(1, Math.round(reduced));
}

/** What to ask in advance so that a promise means something: about a quarter, at least $5. */
export function deposit(price: number): number {
  return Math.max(Math.min(5, price), Math.round((price * 0.25) / 5) * 5);
}

/** What goods may cost to make. */
export function costOf(price: number): number {
  return Math.max(1, Math.round(price * 0.4));
}

/** What a shop pays that sells at the full price. */
export function shopPrice(price: number): number {
  return Math.round(price * 0.6);
}

/** What a customer gets off for sending a friend. */
export function rewardFor(price: number): number {
  return Math.max(5, Math.round(price / 50) * 5);
}
