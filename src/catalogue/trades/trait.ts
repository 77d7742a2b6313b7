import * as z from "zod";
import { phrase, typedWords } from "../texts.ts";

/** What words say of a business beside its trade. */
export const traitIdSchema = z.enum([
  "halal",
  "kosher",
  "jain",
  "vegetarian",
  "vegan",
  "gluten-free",
  "alcohol-free",
  "women-only",
  "men-only",
  "adults",
  "kids",
  "older",
  "mobile",
  "online",
  "humane",
]);

/** A word that qualifies a trade, and what it rules out there. */
export const traitSchema = z.strictObject({
  id: traitIdSchema,
  /** How people say it. */
  words: z.array(typedWords).min(1).readonly(),
  /** Words of ours that no page with this trait has. */
  rulesOut: z.array(phrase).readonly(),
  /** Whether it tells what somebody may eat and drink. */
  isDiet: z.literal(true).optional(),
  /** Traits that hold wherever this one does. */
  means: z.array(traitIdSchema).min(1).readonly().optional(),
});

export type TraitId = z.infer<typeof traitIdSchema>;
export type Trait = z.infer<typeof traitSchema>;
