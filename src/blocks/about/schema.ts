import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, prose, scene, text } from "../fields.ts";

export const about = z.strictObject({
  ...common,
  type: z.literal("about"),
  /** How it is laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["beside", "statement", "columns"]).optional(),
  heading: text(100),
  body: prose,
  photo: photo.optional(),
  /** Drawn beside the words where there is no photo. */
  scene,
  /** Things that are good to know, one a line. */
  points: z.array(z.string().trim().min(1).max(200)).max(10),
});

leaveOutWithout(about, { fields: ["body", "photo", "points"], facts: ["credentials"] });

export type About = z.infer<typeof about>;
