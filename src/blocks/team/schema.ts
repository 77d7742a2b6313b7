import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, text } from "../fields.ts";

const member = z.strictObject({
  name: z.string().trim().max(80),
  role: z.string().trim().max(80).optional(),
  words: z.string().trim().max(400).optional(),
  photo: photo.optional(),
});

/** The people of the business. */
export const team = z.strictObject({
  ...common,
  type: z.literal("team"),
  heading: text(100),
  members: z.array(member).max(24),
});

leaveOutWithout(team, { fields: ["members"] });

export type Team = z.infer<typeof team>;
