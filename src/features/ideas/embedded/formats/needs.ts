import type { Concept } from "../concept.ts";
import { capitalise, count, dollars, withoutArticle } from "../grammar.ts";
import type { Need, Outlay, Trade } from "../trade.ts";

/** The ideas written for this trade alone. */
export function needs(trade: Trade): Concept[] {
  return [
    ...trade.services.map((need, at) => concept(trade, need, `service ${at}`, "service")),
    concept(trade, trade.product, "product", "product"),
  ];
}

function concept(trade: Trade, need: Need, name: string, kind: Concept["kind"]): Concept {
  return {
    ...need,
    id: `${trade.label}/${name}`,
    kind,
    trade,
    title: capitalise(withoutArticle(need.offer)),
    outlays: kind === "service" ? trade.gear : firstStock(need),
    local: true,
  };
}

/** Materials for as many as fit into about $200, $800 and $2,400. */
export function firstStock({ price, per }: Pick<Need, "price" | "per">): Concept["outlays"] {
  const unitCost = Math.max(1, Math.round(price * 0.4));
  const stock = (spend: number, most: number): Outlay => {
    const units = Math.max(1, Math.floor(spend / unitCost));
    const what =
      units === 1
        ? "the materials for one sample"
        : `parts and packing for the first ${count(units, unit(per))}`;
    return { what, price: Math.min(most, units * unitCost) };
  };
  if (per === "month") {
    return [
      { what: "a trial set-up with borrowed stock", price: 190 },
      { what: "stock and packaging for the first ten customers", price: 820 },
      { what: "stock and packaging for the first forty customers", price: 2_500 },
    ];
  }
  return [stock(200, 392), stock(800, 1_400), stock(2_400, 4_000)];
}

function unit(per: string): string {
  return per === "each" ? "box" : per;
}

/** A sentence that names what a box costs to make. */
export function costOf(price: number): string {
  return dollars(Math.round(price * 0.4));
}
