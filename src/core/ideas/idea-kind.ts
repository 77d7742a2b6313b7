import { type TradeGroup, tradesByGroup } from "../../catalogue/ideas/idea-trades.ts";
import { understandInterest } from "./embedded/understanding/understand-interest.ts";

/** What kind of business an idea is; "any" for a topic that belongs to none of our trades. */
export type IdeaKind = TradeGroup | "any";

/** The kind of the ideas about a topic, as typed. */
export function ideaKind(topic: string): IdeaKind {
  const [trade] = understandInterest(topic).trades;
  const found = [...tradesByGroup].find(([, trades]) => trade && trades.includes(trade));
  return found ? found[0] : "any";
}

export const ideaKinds: readonly IdeaKind[] = ["any", ...tradesByGroup.keys()];
