import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { action, common, text } from "../fields.ts";

/** What to do next, in the middle or at the end of a page. */
export const callToAction = z.strictObject({
  ...common,
  type: z.literal("call-to-action"),
  heading: text(140),
  lead: text(400).optional(),
  actions: z.array(action).max(2),
});

leaveOutWithout(callToAction, { fields: ["lead", "actions"] });

export type CallToAction = z.infer<typeof callToAction>;
