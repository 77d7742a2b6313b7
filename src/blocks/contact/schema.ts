import * as z from "zod";
import { common, text } from "../fields.ts";

/** How to reach the business, when it is open, where it works, and the enquiry form. */
export const contact = z.strictObject({
  ...common,
  type: z.literal("contact"),
  /** How it is laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["beside", "form", "across", "middle", "details", "number"]).optional(),
  heading: text(100),
  intro: text(400).optional(),
  /** What the form asks besides, each in a box of one line that may be left empty: “Rego”. */
  details: z.array(z.string().trim().min(1).max(60)).max(4).optional(),
  /** What the message box asks for. */
  question: text(120),
});

export type Contact = z.infer<typeof contact>;
