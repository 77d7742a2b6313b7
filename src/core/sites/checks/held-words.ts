import * as z from "zod";
import { heldReasons } from "../../drafts/sentences/held-reasons.ts";

/** What an operator made of it, and when. */
const doneSchema = z.object({ by: z.string(), at: z.iso.datetime() });

const heldSchema = z.object({
  id: z.string(),
  reason: z.enum(heldReasons),
  text: z.string(),
  prints: z.string(),
  because: z.string().optional(),
  used: doneSchema.optional(),
});

const mendSchema = z.object({
  from: z.string(),
  to: z.string(),
  at: z.int().nonnegative(),
  undone: doneSchema.optional(),
});

/** The sentences of a brief that its draft left out, and those with mended spelling that are in it. */
const heldWordsSchema = z.object({
  held: z.array(heldSchema),
  mended: z.array(z.object({ id: z.string(), text: z.string(), mends: z.array(mendSchema) })),
});

export type HeldWords = z.infer<typeof heldWordsSchema>;

/** What a site keeps of them; nothing for one that was drafted before there was this. */
export function readHeldWords(stored: unknown): HeldWords {
  return heldWordsSchema.safeParse(stored).data ?? { held: [], mended: [] };
}
