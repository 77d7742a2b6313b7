import type { Concept, Form } from "../concept.ts";
import type { Need, Outlay, Trade } from "../trade.ts";

/** What a ready-made format says about a trade. */
export type Draft = Need & {
  name: string;
  kind: Concept["kind"];
  /** When it is neither work (a service) nor goods (a product). */
  form?: Form;
  title: string;
  outlays?: Concept["outlays"];
  local?: boolean;
  group?: number;
  channels?: readonly [string, string];
};

/** What a class or an evening takes. */
export const roomAndMaterials: readonly [Outlay, Outlay, Outlay] = [
  { what: "two bookings of a hall and materials for the first group", price: 170 },
  { what: "a month of hall hire, materials and tools on loan for ten people", price: 720 },
  { what: "a term of hall hire, tools for twelve people and a launch evening", price: 2_300 },
];

/** What a page, a guide or a small tool takes. */
export const pageAndSamples: readonly [Outlay, Outlay, Outlay] = [
  { what: "a domain, a simple page and printed samples", price: 160 },
  { what: "a designer for two days, a page and the first print run", price: 850 },
  { what: "design, printing, photographs and three months of advertising tests", price: 2_450 },
];

/** The idea that a format makes of a trade, with the format’s gaps filled from the trade. */
export function build(trade: Trade, { name, ...draft }: Draft): Concept {
  return {
    ...draft,
    id: `${trade.label}/${name}`,
    form: draft.form ?? (draft.kind === "service" ? "work" : "goods"),
    trade,
    outlays: draft.outlays ?? trade.gear,
    local: draft.local ?? true,
  };
}
