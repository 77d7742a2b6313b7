import * as z from "zod";
import { channelSchema, moodSchema } from "../ideas/idea-trade.ts";
import { outlaysSchema } from "../outlays/outlay.ts";
import { segmentSchema } from "../people/segment.ts";
import { phrase, price, withGaps } from "../texts.ts";

/** What a format takes from a trade, each with an example. */
const gapped = withGaps({
  label: "dog grooming",
  people: "dog owners",
  practitioners: "dog groomers",
  lesson: "brush a dog",
  kit: "home grooming kit",
  unit: "box", // what one kit is called
  holds: "a slicker brush and quiet clippers",
  hire: "a folding agility set",
  "hired thing": "folding agility set",
  used: "crates and ramps",
  service: "a driveway dog wash", // the second that the trade offers
  "service unit": "wash",
  audience: "farmers", // whom the visitor named
});

/** A ready-made way to sell any trade that it suits. The texts are those of a need. */
export const formatSchema = z.strictObject({
  /** Never changed: it decides which idea comes when, and how it is worded. */
  name: gapped.phrase,
  /** All that is said here must be true of the trade. */
  suits: z
    .strictObject({
      moods: z.array(moodSchema).min(1).readonly(),
      has: z.enum(["hire", "used"]),
      unless: z.enum(["adultsOnly", "oneOff"]),
      /** One of ours, and not merely what a visitor typed. */
      known: z.literal(true),
    })
    .partial()
    .optional(),
  kind: z.enum(["service", "product"]),
  /** When a service is no work but a loan, or a product is nothing one could touch. */
  form: z.enum(["loan", "digital"]).optional(),
  segment: segmentSchema,
  /** Somebody learns the trade by it. */
  teaches: z.literal(true).optional(),
  /** How many take part at a time, where several do. */
  group: z.int().min(2).optional(),
  /** At most 90 characters when filled in. */
  title: gapped.phrase,
  who: gapped.phrase,
  trouble: gapped.phrase,
  offer: gapped.phrase,
  how: gapped.sentence,
  /** Its own, that of the trade’s hire or second service, or so many times that of its kit. */
  price: z.union([
    price,
    z.enum(["hire", "service"]),
    z.strictObject({ ofKit: z.number().positive(), plus: price.optional() }),
  ]),
  per: gapped.phrase,
  every: phrase.optional(),
  /** Left out: the trade’s gear for a service, the first stock for a product. */
  outlays: outlaysSchema.optional(),
  /** It belongs to no town. */
  anywhere: z.literal(true).optional(),
  /** Where such customers are met, when the trade’s own channels don’t say it. */
  channels: z
    .tuple([channelSchema.extend({ where: gapped.phrase }), channelSchema])
    .readonly()
    .optional(),
});

/** One for the people whom a visitor named. */
export const audienceFormatSchema = formatSchema.omit({ segment: true });

export type Format = z.infer<typeof formatSchema>;
export type AudienceFormat = z.infer<typeof audienceFormatSchema>;
