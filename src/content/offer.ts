/**
 * What we sell: prices in whole Australian dollars, and every promise and time that a page or a
 * email states. Where screens promise differently, each promise is named after its screen.
 */

export type PlanId = "once-off" | "monthly";

export const prices = {
  /** The once-off plan: building the site. */
  build: 197,
  /** The once-off plan: hosting, support and updates, each month. */
  hostingMonthly: 37,
  /** The monthly plan: build and hosting included, each month. */
  monthlyPlan: 49,
  /** Site files, on cancellation. */
  exportFiles: 99,
  /** Everything, repository included. */
  exportFull: 199,
  /** Custom development starts here. */
  customFrom: 497,
  /** Quick quote: what the add-ons change. */
  aiAddOn: 0,
  storeAddOn: 0,
  /** The range that search engines are told. */
  range: { low: 49, high: 236 },
} as const;

/** The same promise as `times.preview`, for what counts it. */
export const previewHours = 48;

export const times = {
  delivery: "3-5 days",
  /** The brief's confirmation and the payment's. The terms say `previewInTerms`. */
  preview: `${previewHours} hours`,
  previewInTerms: "3-5 days",
  /** Until a place opens, as the confirmation page says it and as the form says it. */
  waitOnConfirmation: "2-3 weeks",
  waitOnForm: "usually within days",
  supportReply: "24 business hours",
  /** After cancelling: the site is kept this long, then deleted for good. */
  graceDays: 30,
  moneyBackDays: 30,
  /** How long a visitor’s sketch of a website is kept. */
  sketchDays: 30,
  /** Handyman page. */
  hostingIncludedMonths: 12,
} as const;

export const promises = {
  moneyBack: `${times.moneyBackDays}-day money-back guarantee`,
  noCardForPreview: "No credit card needed for the preview",
  noLockIn: "No lock-in",
  uptimeAim: "99.9%",
  monthlyTweak: "One tweak a month",
  anotherTweak:
    "For another in the same month we quote a price first, and begin when you accept it",
} as const;

/** What one can get, in order: the same words wherever it is told. */
export const story = [
  {
    title: "A sketch, now",
    text: "A name, a trade and a place: two seconds later you see a whole website. No account, no email address.",
    href: "/tools/website-sketch",
    label: "See your website",
  },
  {
    title: `A preview by a person, within ${times.preview}`,
    text: "Send us a short brief. One of us builds your website with your words and photos and sends you the link. If you don’t like it, you pay nothing.",
    href: "/start?form=brief",
    label: "Get a free preview",
  },
  {
    title: "A place in the queue, for going live",
    text: "We only take on as many websites as we can look after. Join the waitlist and we’ll write to you when your spot opens.",
    href: "/waitlist",
    label: "Join the waitlist",
  },
] as const;

/** The same in a sentence. */
export const storyInWords = `What you can get from us: a sketch now, a preview by a person within ${times.preview} of your brief, and a place in the queue for going live.`;

/** What somebody has who is invited from the waitlist. */
export const invitationBrings = `Your invitation brings both: a preview by a person within ${times.preview} of your brief, and a spot to go live without another wait.`;

export type Plan = {
  id: PlanId;
  name: string;
  /** The large number on a card. */
  price: number;
  priceUnit: string;
  /** What comes on top; empty when nothing does. */
  priceExtra: string;
  summary: string;
  includes: readonly string[];
};

export const plans: readonly Plan[] = [
  {
    id: "once-off",
    name: "Once-off Build",
    price: prices.build,
    priceUnit: "once",
    priceExtra: `plus ${dollars(prices.hostingMonthly)} per month for hosting, support and updates`,
    summary: "For a business that’s here to stay. More up front, less each month.",
    includes: [
      `Your site designed, written and built in ${times.delivery}`,
      "An AI assistant that knows your business",
      "Enquiries sent straight to your inbox",
      "Hosting, support and updates for the monthly fee",
    ],
  },
  {
    id: "monthly",
    name: "Monthly Plan",
    price: prices.monthlyPlan,
    priceUnit: "per month",
    priceExtra: "build and hosting included",
    summary: "For an idea you want to test. Nothing up front, and you can stop any month.",
    includes: [
      `Your site designed, written and built in ${times.delivery}`,
      "An AI assistant that knows your business",
      "Enquiries sent straight to your inbox",
      "Hosting, support and updates, all in the one price",
    ],
  },
];

/** The month from which the once-off plan has cost less in total than the monthly plan. */
export const onceOffCheaperFromMonth =
  Math.floor(prices.build / (prices.monthlyPlan - prices.hostingMonthly)) + 1;

/** What people ask beside the plans, with our answers. */
export const facts = {
  /** As the terms have it, and the next one too. */
  domain:
    "A domain name that you registered stays yours. Name it in your brief, and we’ll help you point it at your website.",
  gst: "Our prices are in Australian dollars and are the whole amount you pay. If GST applies, it is included.",
  apps: `We build websites, which work on any phone. An app is custom development, from ${dollars(prices.customFrom)}+: leave your email and one of us will tell you whether we can do it.`,
  shops: `An online store adds ${dollars(prices.storeAddOn)} to either plan, as in our quick quote. Tell us in your brief what you’d like to sell.`,
  languages:
    "We write websites in English. For pages in another language, leave your email and one of us will tell you what we can do.",
} as const;

export type WayOut = {
  id: "files" | "full" | "custom";
  name: string;
  price: string;
  detail: string;
};

/** What a customer may take along or move on to. */
export const waysOut: readonly WayOut[] = [
  {
    id: "files",
    name: "Site files",
    price: dollars(prices.exportFiles),
    detail: "Your pages, words and images in one download, ready to host anywhere.",
  },
  {
    id: "full",
    name: "Full export",
    price: dollars(prices.exportFull),
    detail: "Everything in the site files, plus the code repository delivered to you.",
  },
  {
    id: "custom",
    name: "Custom development",
    price: `from ${dollars(prices.customFrom)}+`,
    detail: "Outgrown the plan? We build what you need next on top of what you have.",
  },
];

/** Both exports with their prices, in the middle of a sentence. */
export const exportInWords = `the site files for ${dollars(prices.exportFiles)}, or the full export with the code repository for ${dollars(prices.exportFull)}`;

/** A promise in the middle of a sentence: `no lock-in`. */
export function midSentence(promise: string): string {
  return promise.charAt(0).toLowerCase() + promise.slice(1);
}

/** Whole dollars as they are written everywhere: `$197`. */
export function dollars(amount: number): string {
  return `$${amount}`;
}
