import type { IdeaTrade, Need } from "../../../catalogue/ideas/idea-trade.ts";
import type { Concept } from "./concept.ts";
import { firstStock } from "./first-stock.ts";
import { capitalise, withoutArticle } from "./telling/grammar.ts";

/** The ideas written for this trade alone. */
export function needs(trade: IdeaTrade): Concept[] {
  const common = (need: Need) => ({
    ...need,
    trade,
    title: capitalise(withoutArticle(need.offer)),
    local: true,
    own: true,
    teaches: false,
  });
  const { services, product, gear } = trade;
  const { form = "goods", ...need } = product;
  return [
    ...services.map((need, at) => ({
      ...common(need),
      id: `${trade.label}/service ${at}`,
      kind: "service" as const,
      form: "work" as const,
      outlays: gear,
    })),
    {
      ...common(need),
      id: `${trade.label}/product`,
      kind: "product" as const,
      form,
      outlays: firstStock(product, form),
    },
  ];
}
