import * as z from "zod";
import type { Icon } from "../../blocks/icons/names.ts";
import { phrase, sentence, slug, typedWords, withGaps } from "../texts.ts";
import { traitIdSchema } from "./trait.ts";

/** What kind of life a business belongs to: its headings and its way of speaking go by it. */
const moodSchema = z.enum([
  "food",
  "trades",
  "home",
  "animals",
  "beauty",
  "wellbeing",
  "care",
  "learning",
  "stay",
  "profession",
  "studio",
  "shop",
  "pictures",
  "play",
  "vehicles",
]);

/** What is done or sold there, as customers ask for it: “Blocked drains”. */
const serviceSchema = z.strictObject({
  name: phrase.max(60),
  /** What it is, as the business says it, begun with “We”: what any business of the trade does. */
  line: sentence.max(200).startsWith("We "),
  /** What is drawn beside it, where its words would tell another thing (catalogue/icons.ts). */
  icon: z.custom<Icon>().optional(),
  /** Of which businesses it is not said, beside those whose trait rules its words out. */
  not: z.array(traitIdSchema).min(1).readonly().optional(),
  /** Of which alone it is said, whatever their trait rules out. */
  only: z.array(traitIdSchema).min(1).readonly().optional(),
});

const asked = sentence.max(120).endsWith("?");

/** Words that only law or a count can stand behind. */
const ofLaw =
  /\d|\b(?:laws?|legal(?:ly)?|Act|regulations?|standards?|licen[cs]es?|permits?|council|government|Medicare|NDIS|rebates?|GST)\b/;

/**
 * What customers ask, with what any business of the trade answers, begun as “We” say it. Hours, area,
 * phone and prices are on the page already: nothing asks for them.
 */
const answeredSchema = z
  .strictObject({
    question: asked,
    answer: sentence.max(400),
    /** The body, and its page or Act, that stands behind law and numbers. */
    source: phrase.max(200).optional(),
    /** Of which businesses it is not said, beside those whose trait rules its words out. */
    not: z.array(traitIdSchema).min(1).readonly().optional(),
    /** Trades further down that it does not fit: a cattery’s guests are not dogs. */
    notOf: z.array(slug).min(1).readonly().optional(),
    /** What the trade owes its visitors: said whatever the owner keeps off the page. */
    isOwed: z.literal(true).optional(),
  })
  .refine(({ answer, source }) => source !== undefined || !ofLaw.test(answer), {
    error: "has law or a number without its source",
  });

/** Only the owner can answer a question that stands alone. It is asked of them, and shown nowhere. */
const questionSchema = z.union([asked, answeredSchema]);

const stepSchema = z.strictObject({
  name: phrase.max(80),
  note: sentence.max(300),
});

/** In place of the mood’s own words (`our-words.ts` of the drafts), where the trade has better ones. */
const headingsSchema = z.strictObject({
  /** The list of what is done or sold, in the site’s menu: “Rooms”. */
  menu: phrase.max(20).optional(),
  /** Above that list, with prices and without: “Rooms and rates”, “Rooms”. */
  priced: phrase.max(100).optional(),
  unpriced: phrase.max(100).optional(),
  /** On the button that leads to the form. */
  ask: phrase.max(40).optional(),
  /** What the form’s message box asks for. */
  question: z.string().min(1).max(120).optional(),
});

/** How a job usually goes, from one step to the next. */
const stepsSchema = z
  .array(stepSchema)
  .refine(({ length }) => length === 0 || length === 3, "are not three")
  .readonly();

/** The same, as several people would say it: for trades that share it. */
const waysSchema = z.strictObject({ ways: z.array(stepsSchema).min(2).readonly() });

/**
 * What the enquiry form asks besides, in place of a message that says it all: nobody has to answer.
 * Never what is private, such as health.
 */
const enquirySchema = z.strictObject({
  details: z.array(phrase.max(40)).min(1).max(3).readonly(),
  /** What the message box asks for then. */
  question: z.string().min(1).max(80),
});

const openingLine = withGaps({ where: "in Ballarat" }).sentence.refine(
  (text) => text.length <= 120,
  "is too long",
);

/** What is usual in a trade. Its texts stand on first drafts until the owner says otherwise, so they
 * claim nothing of one business: no price, promise or praise. */
const usualSchema = z.strictObject({
  mood: moodSchema,
  /** Where the customer names no colour. */
  colour: z.string().regex(/^#[\da-f]{6}$/),
  /** What is done or sold there: “tattoos”. */
  offer: phrase.optional(),
  /** The most usual first. */
  services: z.array(serviceSchema).min(3).max(9).readonly(),
  /** What customers really ask before they choose. */
  questions: z.array(questionSchema).max(14).readonly(),
  /** How a job usually goes. None where people simply walk in. */
  steps: z.union([stepsSchema, waysSchema]),
  /**
   * Lines that may stand large, spoken to the visitor and their need. The first stands without a
   * place; `{where}` is one with its preposition: “in Ballarat”, “on the Gold Coast”.
   */
  opening: z
    .array(openingLine)
    .max(4)
    .refine(([first]) => !first?.includes("{"), "begins with a place")
    .readonly(),
  headings: headingsSchema.optional(),
  enquiry: enquirySchema.optional(),
});

/**
 * A trade of the index. What it does not say of what is usual is said by the trade above it, so that
 * a particular one has only what differs.
 */
export const tradeSchema = usualSchema.partial().extend({
  /** Nobody changes it: ideas refer to it. */
  id: slug,
  /** As it stands before “in Ballarat”: “dog groomer”. */
  name: phrase.max(80),
  /** The trade that it is a particular one of. Kinds, which are shapes rather than trades, have none. */
  above: slug.optional(),
  /** What else people call it, or what is done and sold in it: words that tell it by themselves. */
  synonyms: z.array(typedWords).readonly(),
  /** Beyond a letter that is missing, doubled or wrong, which search forgives. */
  misspellings: z.array(typedWords).min(1).readonly().optional(),
  /** What people who like it are fond of. It hints at the trade and tells it to the ideas. */
  topics: z.array(typedWords).min(1).readonly().optional(),
  /** Of a kind: three trades that many of it turn out to be. */
  examples: z.array(slug).length(3).readonly().optional(),
  /** What holds of every business of the trade: a halal butcher is halal. */
  traits: z.array(traitIdSchema).min(1).readonly().optional(),
});

export type Trade = z.infer<typeof tradeSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Answered = z.infer<typeof answeredSchema>;
export type Steps = z.infer<typeof stepsSchema>;
export type Ways = z.infer<typeof waysSchema>;
export type Mood = Usual["mood"];
/** All that is usual in a trade. */
export type Usual = z.infer<typeof usualSchema>;

/** What a line of text lists, between commas. */
export function list(text: string): string[] {
  return text.split(", ");
}

/** Services by name, each with the line that says what it is, and some with their icons. */
export function offers<Name extends string>(
  lines: Readonly<Record<Name, string>>,
  iconBy: { readonly [Service in NoInfer<Name>]?: Icon } = {},
): Service[] {
  const entries = Object.entries(lines) as [Name, string][];
  return entries.map(([name, line]) => {
    const icon = iconBy[name];
    return { name, line, ...(icon && { icon }) };
  });
}

/** Ways to say how a job goes: in each, what every step is called, and what happens in it. */
export function ways(...told: readonly Readonly<Record<string, string>>[]): Ways {
  return {
    ways: told.map((way) => Object.entries(way).map(([name, note]) => ({ name, note }))),
  };
}

/** The ways to say how a job goes: one, where a trade has its own. */
export function waysOf(steps: Usual["steps"]): readonly Steps[] {
  return "ways" in steps ? steps.ways : [steps];
}
