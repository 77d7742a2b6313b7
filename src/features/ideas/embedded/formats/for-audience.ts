import type { Audience } from "../audiences.ts";
import type { Concept } from "../concept.ts";
import { capitalise, withArticle } from "../grammar.ts";
import type { Trade } from "../trade.ts";
import { build } from "./build.ts";
import { unitOf } from "./kits.ts";
import { firstStock } from "./needs.ts";

/** A trade cut to fit the people a visitor named: “bookkeeping for cafés”. */
export function forAudience(trade: Trade, audience: Audience): Concept[] {
  const { people, segment, channels } = audience;
  const [, service] = trade.services;
  const { label, practitioners } = trade;
  return [
    build(trade, {
      name: `service for ${people}`,
      kind: "service",
      ...(channels && { channels }),
      segment,
      title: capitalise(`${label} made for ${people}`),
      who: people,
      trouble: `look for ${label} and find ${practitioners} who don’t know their hours, their words or their worries`,
      offer: `${withArticle(label)} service built around one kind of customer`,
      how: `Begin with one thing that sells elsewhere, such as ${service.offer}, and rebuild it around their day.`,
      price: service.price,
      per: service.per,
      ...(service.every && { every: service.every }),
    }),
    trade.mood === "business" ? oneJobTool(trade, audience) : fittedKit(trade, audience),
  ];
}

function fittedKit(trade: Trade, { people, segment, channels }: Audience): Concept {
  const { kit } = trade;
  const per = unitOf(kit.name);
  return build(trade, {
    name: `kit for ${people}`,
    kind: "product",
    ...(channels && { channels }),
    segment,
    title: capitalise(`${kit.name} made for ${people}`),
    who: people,
    trouble: "get the version made for everybody, and half of it is no use to them",
    offer: `${withArticle(kit.name)} for one kind of customer`,
    how: `Start from ${kit.holds}, ask five of them what to leave out, and put in the one thing they miss.`,
    price: kit.price,
    per,
    outlays: firstStock({ price: kit.price, per }),
  });
}

function oneJobTool(trade: Trade, { people, segment, channels }: Audience): Concept {
  return build(trade, {
    name: `tool for ${people}`,
    kind: "product",
    form: "digital",
    ...(channels && { channels }),
    segment,
    title: capitalise(`${trade.label} for ${people}: a one-job tool`),
    who: people,
    trouble: `do one dull thing by hand every week because ${trade.practitioners} never made a tool for it`,
    offer: "a small online tool that takes over one weekly job",
    how: "Spend a morning beside three of them, write down what they copy, count or look up by hand, and take over only that.",
    price: 19,
    per: "month",
    outlays: firstStock({ price: 19, per: "month" }, "digital"),
  });
}
