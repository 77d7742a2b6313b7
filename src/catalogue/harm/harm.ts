import * as z from "zod";

/**
 * Words that harm is spoken in, separated by spaces. A word stands for itself and its plural.
 * `steal*` is every word that begins so, `kill%` the forms of a verb, `{person}` one word or phrase of
 * that group, `~` up to three words of any kind, and `+` separates parts that stand anywhere in the
 * sentence. Small words such as “the” and “my” are left out of patterns and texts alike.
 */
const patternSchema = z
  .string()
  .regex(/^(?:(?:\{[a-z ]+\}|[\p{L}\p{M}\p{N}'’-]+[*%]?|[~+])(?: (?!$)|$))+$/u);

export const patternsSchema = z.array(patternSchema).min(1).readonly();

/** Help lines to name, see content/help-lines.ts. */
const helpSchema = z.enum(["self-harm", "violence", "sexual violence", "drugs", "poison"]);

/** One kind of harm. */
export const harmSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  help: z.array(helpSchema).min(1).readonly().optional(),
  /** Refused, but for those who prevent, heal, teach or tell of it. */
  topics: patternsSchema.optional(),
  /** Nor is a story or a game of it made. */
  grave: z.literal(true).optional(),
  /** Refused whatever stands beside them. */
  acts: patternsSchema.optional(),
});

export type Harm = z.infer<typeof harmSchema>;
export type Help = z.infer<typeof helpSchema>;

/** The patterns of a list written with commas. */
export function patterns(text: string): readonly string[] {
  return text.split(",").map((pattern) => pattern.trim().replace(/\s+/g, " "));
}
