import * as z from "zod";
import { common, text } from "../fields.ts";

/** How to reach the business, when it is open, where it works, and the enquiry form. */
export const contact = z.strictObject({
  ...common,
  type: z.literal("contact"),
  heading: text(100),
  intro: text(400).optional(),
  /** What the message box asks for. */
  question: text(120),
});

export type Contact = z.infer<typeof contact>;
