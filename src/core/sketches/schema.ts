import * as z from "zod/mini";
import { type FieldErrors, fieldErrors } from "../../platform/field-errors.ts";
import { line, visible } from "../../platform/text-rules.ts";
import { longest, type SketchValues } from "./fields.ts";

// Shared by the server and the tool's island, which loads it when the form is first sent
// (decision 006).

/** What a visitor types to see a website. Texts are trimmed. */
export const sketchSchema = z.object({
  name: line(
    "The name",
    { atLeast: 2, atMost: longest.name },
    "That’s a very short name. Please give at least two letters or numbers of it",
    "Please enter the name of your business",
  ).check(visible("The name")),
  trade: line(
    "What you do",
    { atLeast: 2, atMost: longest.trade },
    "That’s too short for us to know what you do. A word is enough, such as bakery",
    "Please say what your business does",
  ).check(visible("What you do")),
  /** Empty for a business without a town. */
  place: line("The place", { atMost: longest.place }).check(visible("The place")),
  colour: z.string().check(
    z.refine<string>((value) => value === "" || isColour(value), {
      error: "Please choose a colour, or let your trade choose it",
    }),
  ),
});

export type SketchWords = z.infer<typeof sketchSchema>;

/** “#1f5b45” */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The first error message of each invalid field; empty if all are valid. */
export function sketchErrors(values: SketchValues): FieldErrors {
  return fieldErrors(sketchSchema.safeParse(values).error);
}
