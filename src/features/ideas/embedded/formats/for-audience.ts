import type { Audience } from "../audiences.ts";
import type { Concept } from "../concept.ts";
import { capitalise, withArticle } from "../grammar.ts";
import type { Trade } from "../trade.ts";
import { build } from "./build.ts";
import { firstStock } from "./needs.ts";

/** A trade cut to fit the people a visitor named: “bookkeeping for cafés”. */
export function forAudience(trade: Trade, { people, segment }: Audience): Concept[] {
  const [, service] = trade.services;
  const { kit, label, practitioners, product } = trade;
  return [
    build(trade, {
      name: `service for ${people}`,
      kind: "service",
      segment,
      title: capitalise(`${label} made for ${people}`),
      who: people,
      trouble: `would pay for ${label}, but the usual ${practitioners} don't know their hours, their words or their worries`,
      offer: `a ${label} service made for ${people}`.replace(/^a (?=[aeio])/i, "an "),
      how: `Begin with one thing that sells elsewhere, such as ${service.offer}, and rebuild it around their day.`,
      price: service.price,
      per: service.per,
      ...(service.every && { every: service.every }),
    }),
    build(trade, {
      name: `kit for ${people}`,
      kind: "product",
      segment,
      title: capitalise(`${withArticle(kit.name)} made for ${people}`),
      who: people,
      trouble: "get the version made for everybody, and half of it is no use to them",
      offer: `${withArticle(kit.name)} made for ${people}`,
      how: `Start from ${kit.holds}, ask five of them what to leave out, and put in the one thing they miss.`,
      price: kit.price,
      per: product.per === "box" ? "box" : "kit",
      outlays: firstStock({ price: kit.price, per: "kit" }),
    }),
  ];
}
