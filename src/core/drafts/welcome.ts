import type { Block } from "../../blocks/document.ts";
import type { Action, Photo } from "../../blocks/fields.ts";
import { subjectOf } from "../../catalogue/subjects.ts";
import { capitalised } from "../../platform/words/capitalised.ts";
import type { ToldSite } from "./facts-from-brief.ts";
import { patterns } from "./our-words.ts";
import type { PlacePhrase } from "./place-phrase.ts";
import { fill } from "./texts.ts";

/** What stands first on the page. */
export function welcome(
  { business }: Pick<ToldSite, "business">,
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
  const scene = business && subjectOf(business.id);
  return {
    id: "welcome",
    type: "hero",
    ...(kicker && { kicker }),
    headline,
    ...(lead && { lead }),
    actions,
    points: [],
    ...(photo && { photo }),
    ...(scene && { scene }),
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
  if (saysTrade || saysPlace) return undefined;
  const kicker = trade
    ? fill(patterns.tradeAndPlace, { trade: capitalised(trade), where: where?.phrase ?? "" })
    : where && capitalised(where.place);
  return kicker !== undefined && kicker.length <= MAX_KICKER ? kicker : undefined;
}
