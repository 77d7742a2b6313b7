import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { day, time } from "../facts/facts.ts";
import { common, text } from "../fields.ts";

const session = z.strictObject({
  days: z.array(day).max(7),
  starts: time,
  ends: time.optional(),
  name: z.string().trim().max(80),
  /** For whom it is, who gives it, where: “Beginners, with Jo”. */
  note: z.string().trim().max(120).optional(),
});

/** What happens every week, by day and time. */
export const timetable = z.strictObject({
  ...common,
  type: z.literal("timetable"),
  heading: text(100),
  intro: text(400).optional(),
  sessions: z.array(session).max(80),
  /** Below it: “No classes in the school holidays.” */
  note: text(400).optional(),
});

leaveOutWithout(timetable, { fields: ["sessions"] });

export type Timetable = z.infer<typeof timetable>;
