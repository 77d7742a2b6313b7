import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, text } from "../fields.ts";

const pair = z.strictObject({
  before: photo,
  after: photo,
  caption: z.string().trim().max(200).optional(),
});

/** Pairs of photos: how it was, and what was made of it. */
export const beforeAfter = z.strictObject({
  ...common,
  type: z.literal("before-after"),
  heading: text(100),
  pairs: z.array(pair).max(12),
});

leaveOutWithout(beforeAfter, { fields: ["pairs"] });

export type BeforeAfter = z.infer<typeof beforeAfter>;
