import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { longest } from "../../core/tweaks/fields.ts";
import { lines, visible } from "../../platform/text-rules.ts";

/** What the form says of the price before it is sent, and sends along. */
export const termsOf = (isFree: boolean) => (isFree ? "included" : "quoted");

/** A posted tweak. Empty for what the form leaves out. */
export const tweakSchema = z.object({
  /** The id of a section; empty for the website as a whole. */
  about: z.string(),
  text: lines(
    "Your words",
    { atLeast: 1, atMost: longest.text },
    "Please write what you’d like changed",
  ).check(visible("Your words")),
  terms: z.pipe(
    z.string(),
    z.transform((terms) => terms === termsOf(true)),
  ),
  submission: z.catch(z.uuid(), () => randomUUID()),
});
