import { dollars, prices, promises, times } from "./offer.ts";

/**
 * What all city pages say alike. Kept short: a page should be about its city, and no two of them may
 * read the same (tests/http/website/city-overlap.test.ts).
 */

type Point = { title: string; text: string };

/** Why businesses choose us, below the city’s own reason. */
export const reasons: readonly Point[] = [
  {
    title: "Preview first",
    text: `A link to your own site within ${times.preview}. Don’t like it? Pay nothing.`,
  },
  {
    title: "Answers after hours",
    text: "An AI assistant that knows your prices, area and hours, and passes on enquiries.",
  },
  {
    title: "A person on email",
    text: `Support replies within ${times.supportReply}.`,
  },
];

/** What makes us different: the five points of the spec, to the letter. */
export const differences: readonly Point[] = [
  { title: "No builders or templates", text: "Nothing to drag, pick or learn." },
  { title: "We do it all for you", text: "Design, words and set-up. You check it." },
  { title: `Launch in ${times.delivery}`, text: "Counted from the day we start." },
  { title: "Hosted and tweakable", text: `${promises.monthlyTweak}, on hosting we look after.` },
  { title: "Export anytime", text: `Your site files for ${dollars(prices.exportFiles)}.` },
];

/** Shown beside the prices. */
export const benefits: readonly Point[] = [
  { title: promises.moneyBack, text: "If it isn’t right for you, ask for it back." },
  {
    title: promises.noLockIn,
    text: `Cancel any month. We hold the site for ${times.graceDays} days so you can collect it.`,
  },
  {
    title: `${promises.uptimeAim} uptime aim`,
    text: "Hosting, updates and support are in the price.",
  },
  {
    title: "Room to grow",
    text: `Custom development from ${dollars(prices.customFrom)}+ when you outgrow the plan.`,
  },
];
