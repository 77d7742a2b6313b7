import { forAudience as audienceFormats } from "../../../catalogue/formats/for-audience.ts";
import { forTopics } from "../../../catalogue/formats/for-topics.ts";
import type { AudienceFormat, Format } from "../../../catalogue/formats/format.ts";
import { formats } from "../../../catalogue/formats/formats.ts";
import type { IdeaTrade, Need } from "../../../catalogue/ideas/idea-trade.ts";
import type { Concept } from "./concept.ts";
import { firstStock } from "./first-stock.ts";
import { fill, type Gaps } from "./telling/fill.ts";
import { withoutArticle } from "./telling/grammar.ts";
import type { Clientele } from "./understanding/understand-interest.ts";

/** What the ready-made formats make of a trade. */
export function fromFormats(trade: IdeaTrade): Concept[] {
  const gaps = gapsOf(trade);
  return [...formats, ...(trade.words.length === 0 ? forTopics : [])]
    .filter((format) => suits(format, trade) && !trade.avoids?.includes(format.name))
    .map((format) => fromFormat(format, trade, gaps));
}

/** A trade cut to fit the people a visitor named: “bookkeeping for cafés”. */
export function forAudience(trade: IdeaTrade, { people, segment, ...met }: Clientele): Concept[] {
  const gaps = { ...gapsOf(trade), audience: people };
  return audienceFormats
    .filter((format) => suits(format, trade))
    .map((format) => ({ ...fromFormat({ ...format, segment }, trade, gaps), ...met }));
}

function suits({ suits: must = {} }: AudienceFormat, trade: IdeaTrade): boolean {
  const { moods, has, unless, known } = must;
  return (
    (!moods || moods.includes(trade.mood)) &&
    (!has || trade[has] !== undefined) &&
    (!unless || !trade[unless]) &&
    (!known || trade.words.length > 0)
  );
}

function gapsOf(trade: IdeaTrade): Gaps {
  const { label, people, practitioners, lesson, kit, hire, used, services } = trade;
  return {
    label,
    people,
    practitioners,
    lesson,
    kit: kit.name,
    unit: kit.unit ?? "kit",
    holds: kit.holds,
    hire: hire?.what,
    "hired thing": hire && withoutArticle(hire.what),
    used,
    service: services[1].offer,
    "service unit": services[1].per,
  };
}

function fromFormat(format: Format, trade: IdeaTrade, gaps: Gaps): Concept {
  const { kind, segment, group, outlays, channels, teaches = false, anywhere = false } = format;
  const say = (text: string) => fill(text, gaps);
  const form = format.form ?? (kind === "service" ? "work" : "goods");
  const sale = { ...priceOf(format, trade), per: say(format.per) };
  return {
    id: `${trade.label}/${say(format.name)}`,
    trade,
    own: false,
    kind,
    form,
    segment,
    teaches,
    local: !anywhere,
    title: say(format.title),
    who: say(format.who),
    trouble: say(format.trouble),
    offer: say(format.offer),
    how: say(format.how),
    ...sale,
    outlays: outlays ?? (kind === "service" ? trade.gear : firstStock(sale, form)),
    ...(group && { group }),
    ...(channels && {
      channels: [{ where: say(channels[0].where) }, { where: say(channels[1].where) }],
    }),
  };
}

function priceOf({ price, every }: Format, trade: IdeaTrade): Pick<Need, "price" | "every"> {
  if (typeof price === "number") return { price, every };
  if (price === "service") {
    const [, service] = trade.services;
    return { price: service.price, every: service.every };
  }
  if (price === "hire") return { price: trade.hire?.price ?? 0, every };
  return { price: Math.round(trade.kit.price * price.ofKit) + (price.plus ?? 0), every };
}
