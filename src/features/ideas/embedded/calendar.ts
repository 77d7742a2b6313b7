import type { Season } from "./trade.ts";
import type { Locality } from "./understand-place.ts";

/** What each month, January first, means for somebody who tests an idea. */
const months: readonly string[] = [
  "Schools are out for most of January and offices run slowly, so talk to families now and to businesses from February.",
  "In February school newsletters start again and clubs sign people on, so new notices get read.",
  "March is when autumn fetes and shows look for stallholders, and one stall is a cheap test.",
  "Easter and the autumn holidays break up April, so fix dates before you advertise.",
  "Mother’s Day falls in May, and gift buyers decide in the week before it.",
  "June ends the financial year, and small firms like to settle a price before the thirtieth.",
  "Winter holidays fall in July, and parents plan them only a week or two ahead.",
  "August is when people begin to think of spring, so take bookings for September.",
  "September brings Father’s Day and the spring holidays, so put a date on every offer.",
  "October is full of spring markets and school fetes, and one stall tells you more than a month of posts.",
  "In November people settle what must be done before Christmas, so offer ten places with dates.",
  "Christmas markets and break-ups fill the first weeks of December, and after the twentieth little happens until January.",
];

/** What the month means for a test, as a sentence. */
export function monthNote(date: Date): string {
  return months[monthOf(date)] ?? "";
}

/** How far off the busy season is, as a sentence. Undefined in the tropics, which have two seasons. */
export function seasonNote(
  peak: Season | undefined,
  place: Locality,
  date: Date,
): string | undefined {
  if (peak === undefined || place.traits.includes("tropics")) return undefined;
  const month = monthOf(date);
  const begins: Record<Season, number> = { summer: 11, autumn: 2, winter: 5, spring: 8 };
  const wait = (begins[peak] - month + 12) % 12;
  if (wait === 0 || wait > 9) return `Most people want this in ${peak}, which is now.`;
  if (wait === 1) return `Most people want this in ${peak}, which starts next month.`;
  if (wait <= 3)
    return `Most people want this in ${peak}, which leaves you ${wait === 2 ? "two" : "three"} months to get ready.`;
  return `Most people want this in ${peak}, so use the quiet months to get the first reviews.`;
}

const monthInSydney = new Intl.DateTimeFormat("en-AU", {
  month: "numeric",
  timeZone: "Australia/Sydney",
});

/** January is 0. */
function monthOf(date: Date): number {
  return Number(monthInSydney.format(date)) - 1;
}
