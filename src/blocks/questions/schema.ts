import * as z from "zod";
import { common, text } from "../fields.ts";

/** The questions of the facts that have an answer. */
export const questions = z.strictObject({
  ...common,
  type: z.literal("questions"),
  heading: text(100),
});

export type Questions = z.infer<typeof questions>;
