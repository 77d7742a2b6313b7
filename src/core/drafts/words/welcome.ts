import type { Block } from "../../../blocks/document.ts";
import type { Action, Photo } from "../../../blocks/fields.ts";
import { capitalised } from "../../../platform/words/capitalised.ts";
import type { BusinessMood } from "../../trades/business.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { begun } from "../sentences/capitals.ts";
import { patterns } from "./our-words.ts";
import type { PlacePhrase } from "./place-phrase.ts";
import { fill } from "./texts.ts";

/** Who needs one of these looks for the number, with water on the floor or in the worst of weeks. */
const ringing: readonly BusinessMood[] = ["trades", "care"];

/** What is first on the page. */
export function welcome(
  { facts, business }: Pick<ToldSite, "facts" | "business">,
  {
    headline,
    lead,
    trade,
    where,
    actions,
    photo,
  }: {
    headline: string;
    lead: string | undefined;
    trade: string | undefined;
    where: PlacePhrase | undefined;
    actions: Action[];
    photo: Photo | undefined;
  },
): Block {
  const kicker = kickerOf(headline, { trade, where });
  const isRung = facts.phone && business && ringing.includes(business.mood);
  return {
    id: "welcome",
    type: "hero",
    ...(kicker && { kicker }),
    headline,
    ...(lead && { lead }),
    ...(isRung && { bigPhone: true }),
    actions,
    points: [],
    ...(photo && { photo }),
  };
}

const MAX_KICKER = 80;

/** What a headline leaves out of the trade and the place. */
function kickerOf(
  headline: string,
  { trade, where }: { trade: string | undefined; where: PlacePhrase | undefined },
): string | undefined {
  const saysTrade = trade !== undefined && headline.toLowerCase().includes(trade.toLowerCase());
  const saysPlace = where !== undefined && headline.includes(where.place);
  if (saysPlace) return undefined;
  const isTradeLeft = trade !== undefined && !saysTrade;
  const kicker = isTradeLeft
    ? fill(patterns.tradeAndPlace, { trade: begun(trade), where: where?.phrase ?? "" })
    : where && capitalised(where.place);
  return kicker !== undefined && kicker.length <= MAX_KICKER ? kicker : undefined;
}
