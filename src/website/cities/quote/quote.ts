import { prices } from "../../../content/offer.ts";

/** How many pages a quote may have (spec section 9). */
export const pageRange = { fewest: 1, usual: 5, most: 20 } as const;

export type QuoteChoices = { pages: number; assistant: boolean; store: boolean };

/** A quote in whole Australian dollars: once for the build, then each month. */
export type Quote = QuoteChoices & { build: number; hostingMonthly: number };

/** The build covers any number of pages in the range; add-ons are extra. */
export function quoteFor(choices: QuoteChoices): Quote {
  const addOns = (choices.assistant ? prices.aiAddOn : 0) + (choices.store ? prices.storeAddOn : 0);
  return { ...choices, build: prices.build + addOns, hostingMonthly: prices.hostingMonthly };
}

/** The number of pages as a whole number within the range; undefined if it isn't a number. */
export function clampPages(typed: string | number): number | undefined {
  const pages = typeof typed === "number" ? typed : Number(typed.trim() || Number.NaN);
  if (Number.isNaN(pages)) return undefined;
  return Math.min(pageRange.most, Math.max(pageRange.fewest, Math.round(pages)));
}

/** To the waitlist with the once-off plan, which is what a quote is for, and with what was chosen. */
export function quoteHandOff({ pages, assistant, store }: QuoteChoices): string {
  const addOns = (assistant ? ",+AI+assistant" : "") + (store ? ",+store" : "");
  return `/waitlist?plan=once-off&description=Pages:+${pages}${addOns}`;
}
