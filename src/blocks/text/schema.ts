import * as z from "zod";
import { common, text as line, prose } from "../fields.ts";

/** A heading and what there is to say, alone. */
export const text = z.strictObject({
  ...common,
  type: z.literal("text"),
  heading: line(100),
  body: prose,
});

export type TextBlock = z.infer<typeof text>;
