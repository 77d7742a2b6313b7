import { dollars, facts, plans, prices, promises, times, waysOut } from "../../content/offer.ts";

/** What the chat can tell from the offer. */
export type Topic =
  | "price"
  | "time"
  | "export"
  | "support"
  | "area"
  | "included"
  | "domain"
  | "gst"
  | "app"
  | "shop"
  | "language";

/** Longer ones tell a story, which is for a person to read. */
const longestQuestion = 160;

/**
 * What a question is about, by its words: nothing where it may be about something that the offer
 * does not say. What is not answered here reaches a person, so a doubt means no answer.
 */
export function topicsOf(question: string): Topic[] {
  if (question.length > longestQuestion) return [];
  const text = question.toLowerCase().replace(/[’‘]/g, "'");
  const isAsked = ({ asks }: Answer) => asks.some((words) => words.test(text));
  const found = particular.filter(isAsked);
  if (found.length > 0) return found.map(({ topic }) => topic);
  if (elsewhere.some((words) => words.test(text))) return [];
  return answers.filter(isAsked).map(({ topic }) => topic);
}

/** The facts that a question asks for; undefined where the offer does not say. */
export function answerTo(question: string, supportEmail: string): string | undefined {
  const topics = topicsOf(question);
  if (topics.length === 0) return undefined;
  return [...particular, ...answers]
    .filter(({ topic }) => topics.includes(topic))
    .map(({ facts }) => facts(supportEmail))
    .join("\n\n");
}

/** Words of questions that sound like ours and ask something else. */
const elsewhere: readonly RegExp[] = [
  /\b(logo|domain|e-?mails?|gst|tax|invoice|refund|discount|money back|cheaper|beat|match)\b/,
  /\b(shopify|wordpress|wix|squarespace|godaddy|facebook|instagram|google|seo|ads|xero|paypal)\b/,
  /\b(shops?|stores?|apps?|bookings?|payments?|plugins?|languages?|customer list|refer)\b/,
  /\b(open|opening|hours|based|in business|broken|is down)\b/,
  /\b(new zealand|overseas|abroad|uk|usa|america|india)\b/,
  /\b(don't|not) (want|need)\b/,
];

type Answer = {
  topic: Topic;
  /** One of these is enough. */
  asks: readonly RegExp[];
  facts(supportEmail: string): string;
};

/** Answered alone: the other answers say nothing of them. */
const particular: readonly Answer[] = [
  {
    topic: "domain",
    asks: [/\b(have|own|keep|use|using|bring|my|already)\b.*\bdomains?\b(?!.*\b(transfer|renew))/],
    facts: () => facts.domain,
  },
  { topic: "gst", asks: [/\bgst\b/], facts: () => facts.gst },
  {
    topic: "app",
    asks: [/\b(an|phone|mobile|iphone|android) apps?\b/, /\b(build|make|do|develop) apps\b/],
    facts: () => facts.apps,
  },
  {
    topic: "shop",
    asks: [
      /\b(online|web) ?(shop|store)s?\b/,
      /\be-?commerce\b/,
      /\b(build|make|do) (shops|stores)\b/,
      /\bsell\b.*\bonline\b/,
    ],
    facts: () => facts.shops,
  },
  {
    topic: "language",
    asks: [
      /\b(languages?|bilingual|multilingual|translated?|translations?)\b/,
      /\bin (chinese|mandarin|cantonese|arabic|vietnamese|greek|italian|spanish|korean|hindi)\b/,
    ],
    facts: () => facts.languages,
  },
];

const answers: readonly Answer[] = [
  {
    topic: "price",
    asks: [
      /\b(how much|prices?|costs?|charge|fees?)\b.*\b(site|website|build|hosting|plan|month|export)\b/,
      /\b(site|website|hosting|plan|month|monthly)\b.*\b(prices?|costs?|fees?)\b/,
      /^how much (is it|does it cost|do you charge)\b(?! to)/,
      /^(how much|(what('?s| is| are) )?((the|your) )?(prices?|pricing|costs?|fees))\W*$/,
    ],
    facts: () =>
      [
        ...plans.map(({ name, price, priceUnit, priceExtra }) => {
          return `${name}: ${dollars(price)} ${priceUnit}, ${priceExtra}.`;
        }),
        `${promises.noCardForPreview}.`,
      ].join("\n"),
  },
  {
    topic: "time",
    asks: [
      /\bhow (long|soon|fast|quickly)\b.*\b(build|built|site|website|preview|live|online|ready|take)\b/,
      /\bwhen\b.*\b(live|online|ready|finished)\b/,
      /\bturnaround\b/,
    ],
    facts: () =>
      `Your site is built and hosted in ${times.delivery}, counted from when we start your build. A preview is ready within ${times.preview} of your brief. We’re at capacity at the moment, so builds start from the waitlist.`,
  },
  {
    topic: "export",
    asks: [
      /\b(export|cancel|lock-?in|locked in|contract)\b/,
      /\b(take|move|download|keep) (my|the|our) (site|website|files)\b/,
      /\bif i leave\b/,
    ],
    facts: () =>
      [
        `${promises.noLockIn}: you can cancel at any time, and take your site with you.`,
        ...waysOut
          .filter(({ id }) => id !== "custom")
          .map(({ name, price, detail }) => `${name}, ${price}: ${detail}`),
        `When you cancel, your site goes offline straight away. We keep it for ${times.graceDays} days, then delete it for good.`,
      ].join("\n"),
  },
  {
    topic: "support",
    asks: [
      /\bsupport\b/,
      /\b(speak|talk) (to|with)\b/,
      /\bhow (long|soon|fast|quickly)\b.*\b(reply|answer|respond)\b/,
      /\b(change|update|edit|tweak)s?\b.*\b(site|website|text|photos?|later)\b/,
    ],
    facts: (supportEmail) =>
      `Write to ${supportEmail} and a person replies within ${times.supportReply}. ${promises.monthlyTweak} is included; anything larger is custom development, from ${dollars(prices.customFrom)}+.`,
  },
  {
    topic: "area",
    asks: [
      /\b(do|can|could) you\b.*\b(work|build|operate|cover)\b.*\b(in|around|near)\b/,
      /\b(which|what) (areas?|cities|towns|states)\b/,
      /\b(service area|in australia|rural|regional|remote)\b/,
    ],
    facts: () =>
      "We build and host websites for businesses in Australia, at the same price everywhere.",
  },
  {
    topic: "included",
    asks: [
      /\b(included|inclusions|include|come with|comes with)\b/,
      /\bwhat (do|will) (i|we) get\b/,
    ],
    facts: () => {
      const inBoth = plans.map(({ includes }) => includes).reduce(shared);
      const all = [...inBoth, promises.monthlyTweak, promises.moneyBack];
      return ["Both plans include:", ...all.map((item) => `- ${item}`), ...plans.map(hosting)].join(
        "\n",
      );
    },
  },
];

function shared(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((item) => others.includes(item));
}

function hosting({ name, priceExtra }: (typeof plans)[number]): string {
  return `${name}: ${priceExtra}.`;
}
