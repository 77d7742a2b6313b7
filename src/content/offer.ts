// Every price, promise and time of the offer, named by meaning. Written here and nowhere else.
// Amounts are whole Australian dollars.

/** What the site costs, by plan. */
export const prices = {
  build: 197,
  hostingPerMonth: 37,
  monthlyPlanPerMonth: 49,
  exportSiteFiles: 99,
  exportFull: 199,
  customDevelopmentFrom: 497,
} as const;

/** The two plans, by the value that the waitlist stores. */
export const plans = {
  "once-off": {
    name: "Once-off Build",
    price: `$${prices.build}`,
    detail: `one-off, plus $${prices.hostingPerMonth} per month for hosting, support and updates`,
  },
  monthly: {
    name: "Monthly Plan",
    price: `$${prices.monthlyPlanPerMonth}/month`,
    detail: "build and hosting included",
  },
} as const;

/** Times we promise. */
export const delivery = {
  build: "3-5 days",
  preview: "48 hours",
  /** On the confirmation page and in the confirmation mail. */
  waitlistWait: "2-3 weeks",
  /** On the form itself. */
  waitlistWaitOnForm: "usually within days",
} as const;
