import * as z from "zod";
import { common, text } from "../fields.ts";

export const footer = z.strictObject({
  ...common,
  type: z.literal("footer"),
  name: text(300),
  /** A licence, a promise, an acknowledgement. */
  note: text(300).optional(),
});

export type Footer = z.infer<typeof footer>;
