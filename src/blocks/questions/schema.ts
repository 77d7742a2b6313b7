import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, text } from "../fields.ts";

/** The questions of the facts that have an answer. */
export const questions = z.strictObject({
  ...common,
  type: z.literal("questions"),
  heading: text(100),
});

leaveOutWithout(questions, { facts: ["questions"] });

export type Questions = z.infer<typeof questions>;
