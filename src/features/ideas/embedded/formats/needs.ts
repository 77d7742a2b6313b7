import type { Concept, Form } from "../concept.ts";
import { capitalise, count, withoutArticle } from "../grammar.ts";
import type { Need, Outlay, Trade } from "../trade.ts";

/** The ideas written for this trade alone. */
export function needs(trade: Trade): Concept[] {
  const common = (need: Need) => ({
    ...need,
    trade,
    title: capitalise(withoutArticle(need.offer)),
    local: true,
  });
  const { services, product, gear } = trade;
  const form = formOf(product, trade);
  return [
    ...services.map((need, at) => ({
      ...common(need),
      id: `${trade.label}/service ${at}`,
      kind: "service" as const,
      form: "work" as const,
      outlays: gear,
    })),
    {
      ...common(product),
      id: `${trade.label}/product`,
      kind: "product" as const,
      form,
      outlays: firstStock(product, form),
    },
  ];
}

/** What is paid by time is lent and comes back, unless it is software; the rest is made and sold. */
function formOf({ per }: Need, { mood }: Trade): Form {
  if (per === "course" || per === "sheet") return "digital";
  if (per === "month") return mood === "business" ? "digital" : "loan";
  return ["week", "trip", "loan", "crate"].includes(per) ? "loan" : "goods";
}

/** Materials for as many as fit into about $200, $800 and $2,400. */
export function firstStock(
  { price, per }: Pick<Need, "price" | "per">,
  form: Form = "goods",
): readonly [Outlay, Outlay, Outlay] {
  if (form === "digital") {
    return [
      {
        what: "a domain, test accounts and a first version put together from ready parts",
        price: 190,
      },
      { what: "two days of a developer and a year of hosting", price: 950 },
      { what: "a developer for a week, hosting and five paid test users", price: 2_900 },
    ];
  }
  if (form === "loan") {
    return [
      { what: "the first set to lend, bought second-hand", price: 230 },
      { what: "four sets to lend and boxes for them", price: 950 },
      { what: "twelve sets to lend, boxes and a place to keep them", price: 2_900 },
    ];
  }
  const unitCost = Math.max(1, Math.round(price * 0.4));
  const stock = (spend: number, most: number): Outlay => {
    const units = Math.max(1, Math.floor(spend / unitCost));
    const what =
      units === 1
        ? "the materials for one sample"
        : `parts and packing for the first ${count(units, per)}`;
    return { what, price: Math.min(most, units * unitCost) };
  };
  return [stock(200, 392), stock(800, 1_400), stock(2_400, 4_000)];
}
