import * as z from "zod";
import { phrase, sentence, withGaps } from "../texts.ts";

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

const drawingSchema = z.enum([
  "bread",
  "cup",
  "pot",
  "tools",
  "tree",
  "dog",
  "flower",
  "scale",
  "vase",
  "bottle",
  "stones",
  "book",
  "desk",
  "thread",
  "guitar",
  "hills",
  "wave",
  "camera",
  "house",
  "car",
  "van",
]);

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

const openingLine = withGaps({ where: "in Ballarat" }).sentence.refine(
  (text) => text.length <= 120,
  "is too long",
);

/**
 * A kind of business with a sign on a door, as people look for it. Its texts stand on first drafts
 * until the owner says otherwise, so they claim nothing of the business: no price, promise or
 * praise. None says “we” or “us”, so that they suit one person as well as a firm.
 */
export const businessSchema = z.strictObject({
  /** As it stands before “in Ballarat”: “dog groomer”. */
  noun: phrase.max(80),
  mood: moodSchema,
  drawing: drawingSchema,
  /** Where the customer names no colour. */
  colour: z.string().regex(/^#[\da-f]{6}$/),
  /** Beginnings of words that tell it, the most telling first; regular expressions, lower-case. */
  words: z.array(z.string().min(2)).min(1).readonly(),
  /** What is done or sold there: “tattoos”. */
  offer: phrase.optional(),
  /** What its customers ask for, in their words, the most usual first: “Blocked drains”. */
  services: z.array(phrase.max(60)).min(4).max(7).readonly(),
  /** What they really ask before they choose. The owner answers. */
  questions: z.array(sentence.max(120).endsWith("?")).min(3).max(4).readonly(),
  /** How a job usually goes. None where people simply walk in. */
  steps: z
    .array(stepSchema)
    .refine(({ length }) => length === 0 || length === 3, "are not three")
    .readonly(),
  /**
   * Lines that may stand large, spoken to the visitor and their need. The first stands without a
   * place; `{where}` is one with its preposition: “in Ballarat”, “on the Gold Coast”.
   */
  opening: z
    .array(openingLine)
    .min(2)
    .max(3)
    .refine(([first]) => !first?.includes("{"), "begins with a place")
    .readonly(),
  headings: headingsSchema.optional(),
});

export type Business = z.infer<typeof businessSchema>;
export type BusinessMood = Business["mood"];

/** What a line of text lists, between commas. */
export function list(text: string): string[] {
  return text.split(", ");
}
