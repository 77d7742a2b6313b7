import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, text as line, prose } from "../fields.ts";

/** A heading and what there is to say, alone. */
export const text = z.strictObject({
  ...common,
  type: z.literal("text"),
  heading: line(100),
  body: prose,
});

leaveOutWithout(text, { fields: ["body", "heading"] });

export type TextBlock = z.infer<typeof text>;
