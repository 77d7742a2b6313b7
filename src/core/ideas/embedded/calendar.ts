import type { Season } from "../../../catalogue/ideas/idea-trade.ts";
import { holding, type Telling } from "./telling/say.ts";
import type { NamedPlace } from "./understanding/understand-place.ts";

/** How far off a trade’s busy season is. Nothing in the tropics, which have two seasons. */
export function seasonOf(peak: Season | undefined, place: NamedPlace, date: Date): Telling {
  if (peak === undefined || place.traits.includes("tropics")) return { holds: new Set(), gaps: {} };
  const begins: Record<Season, number> = { summer: 11, autumn: 2, winter: 5, spring: 8 };
  const wait = (begins[peak] - monthOf(date) + 12) % 12;
  const isOn = wait === 0 || wait > 9;
  return {
    holds: holding(
      isOn && "in season",
      wait === 1 && "next month",
      (wait === 2 || wait === 3) && "in two or three months",
      !isOn && wait > 3 && "in half a year",
    ),
    gaps: { season: peak, months: wait === 2 ? "two" : "three" },
  };
}

const monthInSydney = new Intl.DateTimeFormat("en-AU", {
  month: "numeric",
  timeZone: "Australia/Sydney",
});

/** January is 0. */
export function monthOf(date: Date): number {
  return Number(monthInSydney.format(date)) - 1;
}
