import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { action, common, text } from "../fields.ts";

/** An offer, or something that people should know before they come. */
export const notice = z.strictObject({
  ...common,
  type: z.literal("notice"),
  heading: text(100),
  text: text(400).optional(),
  /** The last day that it is true of, as “2026-12-03”. It is printed; taking it down is the operator’s. */
  until: z.iso.date().optional(),
  actions: z.array(action).max(1),
});

leaveOutWithout(notice, { fields: ["text", "heading"] });

export type Notice = z.infer<typeof notice>;
