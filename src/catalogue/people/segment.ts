import * as z from "zod";
import { phrase } from "../texts.ts";

/** The kinds of customers a need belongs to; places and visitors’ words bring some to the front. */
export const segmentSchema = z.enum([
  "families",
  "older",
  "couples",
  "visitors",
  "farms",
  "businesses",
  "workers",
  "renters",
  "homeowners",
  "newcomers",
  "clubs",
  "enthusiasts",
]);

/** Three for each, with their prepositions. */
export const meetingPointsSchema = z.record(
  segmentSchema,
  z.tuple([phrase, phrase, phrase]).readonly(),
);

export type Segment = z.infer<typeof segmentSchema>;
export type MeetingPoints = z.infer<typeof meetingPointsSchema>;
