import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, scene, text } from "../fields.ts";

/** How a job goes, from the first call to the end: the steps of the facts. */
export const steps = z.strictObject({
  ...common,
  type: z.literal("steps"),
  /** How they are laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["row", "line", "cards", "picture"]).optional(),
  heading: text(100),
  intro: text(400).optional(),
  /** Drawn in the layout with a picture. */
  scene,
});

leaveOutWithout(steps, { facts: ["steps"] });

export type Steps = z.infer<typeof steps>;
