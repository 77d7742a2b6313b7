/**
 * Every price, promise and time of the offer, named by meaning. Written here and nowhere else.
 * Amounts are whole Australian dollars. Where screens promise differently, the name or its comment
 * says which screen.
 */

/** What the site costs. */
export const prices = {
  build: 197,
  /** With the once-off build: hosting, support and updates. */
  hostingPerMonth: 37,
  /** Build and hosting included. */
  monthlyPlanPerMonth: 49,
  /** On cancellation. */
  exportSiteFiles: 99,
  /** Repository included. */
  exportFull: 199,
  customDevelopmentFrom: 497,
  /** Quick quote: what each add-on changes. */
  addOn: 0,
  /** The range that search engines are told. */
  range: { low: 49, high: 236 },
} as const;

/** Times we promise. */
export const delivery = {
  build: "3-5 days",
  preview: "48 hours",
  /** In the terms. */
  previewInTerms: "3-5 days",
  /** On the confirmation page and in the confirmation mail. */
  waitlistWait: "2-3 weeks",
  /** On the form itself. */
  waitlistWaitOnForm: "usually within days",
} as const;

/** What we stand by once a site is live. */
export const promises = {
  moneyBackDays: 30,
  /** After cancelling, the site is kept this long and then deleted for good. */
  graceDays: 30,
  uptimeAim: "99.9%",
  supportReply: "24 business hours",
  tweaksPerMonth: 1,
  /** On the handyman page. */
  hostingIncludedMonths: 12,
} as const;

const inEveryPlan = [
  `Your site designed, written and built in ${delivery.build}`,
  "An AI assistant that knows your business",
  "Enquiries sent straight to your inbox",
  `${promises.tweaksPerMonth} tweak a month, done for you`,
] as const;

/** The two plans, by the value that the waitlist stores. */
export const plans = {
  "once-off": {
    name: "Once-off Build",
    amount: prices.build,
    unit: "once",
    price: dollars(prices.build),
    detail: `one-off, plus ${dollars(prices.hostingPerMonth)} per month for hosting, support and updates`,
    extra: `plus ${dollars(prices.hostingPerMonth)} per month for hosting, support and updates`,
    summary: "For a business that’s here to stay: more up front, less each month.",
    includes: inEveryPlan,
  },
  monthly: {
    name: "Monthly Plan",
    amount: prices.monthlyPlanPerMonth,
    unit: "per month",
    price: `${dollars(prices.monthlyPlanPerMonth)}/month`,
    detail: "build and hosting included",
    extra: "build and hosting included, nothing up front",
    summary: "For an idea you want to test: start small and stop any month.",
    includes: inEveryPlan,
  },
} as const;

/** The month from which the once-off plan has cost less in total than the monthly plan. */
export const onceOffCheaperFromMonth =
  Math.floor(prices.build / (prices.monthlyPlanPerMonth - prices.hostingPerMonth)) + 1;

/** What a customer may take along or move on to. */
export const waysOut = [
  {
    name: "Site files",
    price: dollars(prices.exportSiteFiles),
    detail: "Your pages, words and images in one download, ready to host anywhere.",
  },
  {
    name: "Full export",
    price: dollars(prices.exportFull),
    detail: "Everything in the site files, plus the code repository delivered to you.",
  },
  {
    name: "Custom development",
    price: `from ${dollars(prices.customDevelopmentFrom)}+`,
    detail: "Outgrown the plan? We build what you need next on top of what you have.",
  },
] as const;

/** Whole dollars as they are written everywhere: `$197`. */
export function dollars(amount: number): string {
  return `$${amount}`;
}
