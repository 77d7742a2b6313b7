import * as z from "zod";

const verdictSchema = z.object({
  kind: z.enum(["copy", "note", "private", "testimonial", "fragment"]),
  claim: z.enum(["fine", "proof", "never"]),
  stands: z.boolean(),
  confidence: z.number(),
});

const mendsSchema = z.array(z.object({ from: z.string(), to: z.string(), at: z.int() }));

const readSentenceSchema = z.object({
  /** As the customer wrote it, in small letters if it was shouted. */
  text: z.string(),
  /** Undefined past the most sentences that are judged of one brief. */
  verdict: verdictSchema.optional(),
  mends: mendsSchema,
  /** What the rules found in it. */
  claims: z.array(
    z.object({
      severity: z.enum(["block", "needs proof", "warn"]),
      says: z.string(),
      body: z.string(),
      law: z.string().optional(),
      instead: z.string(),
    }),
  ),
});

/**
 * What a reader of sentences made of a brief’s free words, as it is stored with the brief: the draft
 * is a pure function of it. Another writer, such as a language model, fills the same.
 */
export const briefReadingsSchema = z.object({
  version: z.literal(1),
  /** Why nobody could read it; nothing of it is printed then. */
  failure: z.string().optional(),
  /** What is misspelt in its opening hours, read as one line in calm letters. */
  openingMends: mendsSchema.optional(),
  /** The description’s paragraphs, in their order. */
  paragraphs: z.array(z.array(readSentenceSchema)),
});

export type ReadSentence = z.infer<typeof readSentenceSchema>;
export type BriefReadings = z.infer<typeof briefReadingsSchema>;
