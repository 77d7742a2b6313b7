import * as z from "zod";

// What the catalogue's texts keep to, so that they can be put into sentences by machine.

/** An id, which nobody changes: other data refer to it. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const clean = z
  .string()
  .min(1)
  .refine((text) => !/\s\s|^\s|\s$|[\n\t]/.test(text), "has stray spaces")
  .refine((text) => !/['"<>{}[\]|]|\.\./.test(text), "has marks that are not typographic");

/** Part of a sentence, without a full stop. Lower-case but for names and abbreviations. */
export const phrase = clean.refine((text) => !/[.!?]$/.test(text), "ends like a sentence");

/** One or more whole sentences. */
export const sentence = clean.refine(
  (text) => /^[\p{Lu}\d“].*[.!?]”?$/u.test(text),
  "is no sentence",
);

/** Words as visitors type them, in lower case. */
export const typedWords = clean.refine((text) => text === text.toLowerCase(), "has capitals");

/** A price in AUD. */
export const price = z.number().positive().max(10_000);

/**
 * Phrases and sentences with gaps: `{lesson}`, `{a kit}` with its article, `{Label}` with a capital.
 * With the examples in its gaps, a text must be as whole as one without gaps.
 */
export function withGaps(examples: Readonly<Record<string, string>>) {
  const filled = (text: string) =>
    text.replace(/\{(a )?(.)(.*?)\}/g, (gap, article = "", first: string, rest: string) => {
      const example = examples[first.toLowerCase() + rest];
      if (example === undefined) return gap;
      const capital = first === first.toUpperCase();
      return article + (capital ? example.charAt(0).toUpperCase() + example.slice(1) : example);
    });
  const whole = (schema: z.ZodType<string>) =>
    z.string().refine((text) => schema.safeParse(filled(text)).success, "is no whole text");
  return { phrase: whole(phrase), sentence: whole(sentence) };
}
