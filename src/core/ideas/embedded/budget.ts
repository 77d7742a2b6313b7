import { cover, notices, running } from "../../../catalogue/outlays/outlays.ts";
import type { Budget } from "../choices.ts";
import type { Candidate } from "./candidates.ts";
import { dollars, listOf } from "./telling/grammar.ts";
import { holding, type Telling } from "./telling/say.ts";

/** From least to most, in AUD; the highest range ends where a first test should. */
const ranges: Record<Budget, { tier: 0 | 1 | 2; least: number; most: number }> = {
  "0-500": { tier: 0, least: 0, most: 500 },
  "500-2000": { tier: 1, least: 500, most: 2_000 },
  "2000+": { tier: 2, least: 2_000, most: 7_500 },
};

/** What to spend first: amounts that add up to a total inside the range the visitor chose. */
export function estimateOf({ outlays, form }: Candidate, budget: Budget): Telling {
  const { tier, most } = ranges[budget];
  const first = outlays[tier];
  const safe = first.insures ? running : cover[form === "loan" ? "work" : form];
  const items = [first, safe[tier], ...notices[tier]];
  const planned = items.reduce((sum, { price }) => sum + price, 0);
  const total = Math.min(most, Math.ceil((planned * 1.12) / 10) * 10);
  const reserve = total - planned;
  return {
    holds: holding(reserve > 0 && "money left"),
    gaps: {
      total: dollars(total),
      outlays: listOf(items.map(({ what, price }) => `${dollars(price)} for ${what}`)),
      reserve: dollars(reserve),
    },
  };
}
