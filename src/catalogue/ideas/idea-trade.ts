import * as z from "zod";
import { outlaySchema, outlaysSchema } from "../outlays/outlay.ts";
import { segmentSchema } from "../people/segment.ts";
import { phrase, price, sentence, slug } from "../texts.ts";

/** What kind of life a trade belongs to; the ready-made formats in `formats/` go by it. */
export const moodSchema = z.enum(["play", "home", "business", "care"]);

const seasonSchema = z.enum(["spring", "summer", "autumn", "winter"]);

/** Somebody’s trouble and what would end it. The texts are parts of sentences, see each field. */
const needSchema = z.strictObject({
  segment: segmentSchema,
  /** Plural noun phrase: “owners of big dogs”. */
  who: phrase,
  /** They are asked through their parents. */
  askParents: z.literal(true).optional(),
  /** What goes on from `who`, present tense: “can’t lift a wet labrador into the bath”. */
  trouble: phrase,
  /** Singular noun phrase with its article: “a driveway dog wash on a fixed round”. */
  offer: phrase,
  /** One whole sentence that makes the offer concrete; “you” is the founder. */
  how: sentence,
  price,
  /** What the price is for, singular without article: “wash”. */
  per: phrase,
  /** When a customer comes back of their own accord: “six weeks”, “month”. */
  every: phrase.optional(),
  /** The trade’s rule doesn’t touch it. */
  exempt: z.literal(true).optional(),
});

/** A licence, permit or limit to mind. */
const ruleSchema = z.strictObject({
  /**
   * What it limits: all work in the trade, work with children, teaching and guiding, the making of
   * what this trade makes or treats, or also the selling of its product.
   */
  about: z.enum(["work", "children", "teaching", "making", "selling"]),
  /** Goes on from “Mind the rules:”. */
  says: phrase,
});

/** Where customers can be met. */
export const channelSchema = z.strictObject({
  /** With its preposition: “in the school newsletter”. */
  where: phrase,
  /** Who is met there, when not everybody. */
  meets: z.array(segmentSchema).min(1).readonly().optional(),
});

/** What ideas can be made of a trade, hobby or interest. All phrases are lower-case. */
export const tradeIdeasSchema = z.strictObject({
  /** Of a trade of the index, which knows what people call it. */
  id: slug,
  /** Noun phrase that can stand before another noun: “dog grooming”. */
  label: phrase,
  /** What stands on the shopfront, in title case: “Dog Wash”. */
  sign: phrase,
  mood: moodSchema,
  /** Plural: those who care about it. */
  people: phrase,
  /** Plural: those who do it for a living. */
  practitioners: phrase,
  /** Beginnings of names; no other trade uses them. */
  roots: z
    .array(z.string().regex(/^[a-z]{3,11}$/))
    .min(4)
    .readonly(),
  /** What can be taught in two hours, after “how to” or “to”. */
  lesson: phrase,
  /** A box to sell. */
  kit: z.strictObject({
    /** Without an article: “home grooming kit”. */
    name: phrase,
    /** What one of them is called, when not “kit”. */
    unit: z.enum(["box", "pack", "bag", "toolbox"]).optional(),
    /** Goes on from “with”. */
    holds: phrase,
    price,
  }),
  /** What a start takes with little, some and more money. */
  gear: outlaysSchema,
  channels: z.tuple([channelSchema, channelSchema]).readonly(),
  rule: ruleSchema.optional(),
  /** When most people want it. */
  peak: seasonSchema.optional(),
  /** What people would hire, at a price for a weekend. */
  hire: outlaySchema.optional(),
  /** Plural: what is worth selling second-hand. */
  used: phrase.optional(),
  /** Formats, by name, that would be silly for it. */
  avoids: z.array(z.string()).min(1).readonly().optional(),
  /** Nothing for children. */
  adultsOnly: z.literal(true).optional(),
  /** Nobody needs it every year. */
  oneOff: z.literal(true).optional(),
  /** Nearly anybody could start it: for visitors whose words mean nothing to us. */
  openToAll: z.literal(true).optional(),
  services: z.tuple([needSchema, needSchema]).readonly(),
  product: needSchema.extend({
    /** When it is lent, or software or texts, rather than made and sold. */
    form: z.enum(["loan", "digital"]).optional(),
  }),
});

export type Season = z.infer<typeof seasonSchema>;
export type Need = z.infer<typeof needSchema>;
export type Rule = z.infer<typeof ruleSchema>;
export type TradeIdeas = z.infer<typeof tradeIdeasSchema>;

/** A trade as ideas are made of it. */
export type IdeaTrade = TradeIdeas & {
  /** Other words people type for it. */
  words: readonly string[];
};
