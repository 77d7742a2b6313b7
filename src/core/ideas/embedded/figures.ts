import type { Concept } from "./concept.ts";
import { capitalise, count, dollars, numeral } from "./grammar.ts";

/** Units that a customer pays again and again rather than buys so many of. */
const spans = new Set(["month", "week", "term", "season", "year", "quarter"]);

/** Units that are counted by the group. */
const heads = new Set(["person", "guest", "pupil", "player", "child"]);

const countable = new Set(["pair", "home"]);

/** What an ordinary week, round or month brings in, as a sentence with the sum done. */
export function exampleIncome({ price, per, every, group }: Concept): string {
  const together = group ?? (heads.has(per) ? 8 : undefined);
  if (together !== undefined) {
    return `${capitalise(count(together, heads.has(per) || countable.has(per) ? per : "person"))} at a time bring in ${dollars(together * price)} before costs.`;
  }
  const span = spans.has(per) ? per : every;
  if (span !== undefined) {
    const customers = price < 20 ? 30 : price < 60 ? 12 : price < 150 ? 8 : 5;
    const period = span.includes(" ") ? `every ${span}` : `a ${span}`;
    return `${capitalise(numeral(customers))} regular customers bring in ${dollars(customers * price)} ${period} before costs.`;
  }
  const [number, period] = ordinarySales(price);
  const sales = capitalise(count(number, per));
  return `${sales} a ${period} ${number === 1 ? "brings" : "bring"} in ${dollars(number * price)} before costs.`;
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
