import * as z from "zod";
import { phrase, typedWords } from "../texts.ts";
import { segmentSchema } from "./segment.ts";

/** People that a visitor may want to serve: “apps for farmers”, “yoga for seniors”. */
export const audienceSchema = z.strictObject({
  /** Plural noun phrase. */
  people: phrase,
  /** They are asked through their parents. */
  askParents: z.literal(true).optional(),
  segment: segmentSchema,
  /** What visitors call them. */
  words: z.array(typedWords).min(1).readonly(),
});

export type Audience = z.infer<typeof audienceSchema>;
