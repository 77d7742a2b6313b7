import type { Need, Outlay, Trade } from "./trade.ts";

/** One business idea before it is written out: a need, and how a trade answers it. */
export type Concept = Need & {
  /** The same for the same idea, different for different ones. */
  id: string;
  kind: "service" | "product";
  trade: Trade;
  /** At most 90 characters, without a full stop. */
  title: string;
  /** What to buy first with little, some and more money. */
  outlays: readonly [Outlay, Outlay, Outlay];
  /** Whether it belongs to one town rather than to the whole country. */
  local: boolean;
};
