import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, scene, text } from "../fields.ts";

/** The questions of the facts that have an answer. */
export const questions = z.strictObject({
  ...common,
  type: z.literal("questions"),
  /** How they are laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["list", "columns", "open", "picture"]).optional(),
  heading: text(100),
  /** Drawn in the layout with a picture. */
  scene,
});

leaveOutWithout(questions, { facts: ["questions"] });

export type Questions = z.infer<typeof questions>;
