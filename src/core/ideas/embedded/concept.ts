import type { IdeaTrade, Need } from "../../../catalogue/ideas/idea-trade.ts";
import type { Outlays } from "../../../catalogue/outlays/outlay.ts";

/** Work for a customer, things that are made and sold, things that are lent, or software and texts. */
export type Form = "work" | "goods" | "loan" | "digital";

/** One business idea before it is written out: a need, and how a trade answers it. */
export type Concept = Need & {
  /** The same for the same idea, different for different ones. */
  id: string;
  /** As the startup generator asks for it. */
  kind: "service" | "product";
  form: Form;
  trade: IdeaTrade;
  /** Written for this trade alone, rather than made of it by a ready-made format. */
  own: boolean;
  /** Whether somebody learns the trade by it. */
  teaches: boolean;
  /** At most 90 characters, without a full stop. */
  title: string;
  /** What to buy first with little, some and more money. */
  outlays: Outlays;
  /** Whether it belongs to one town rather than to the whole country. */
  local: boolean;
  /** How many take part at a time, where several do. */
  group?: number;
  /** Where such customers are met, when neither the trade nor the segment says it. */
  channels?: IdeaTrade["channels"];
};
