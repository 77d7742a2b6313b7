import * as z from "zod/mini";
import { notifyOfBrief } from "../../../core/briefs/briefs.ts";
import type { Database } from "../../../database/client.ts";
import { callableFunction } from "../../../platform/functions.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";

type NotifyServices = {
  database: Database;
  config: { operatorEmail: string };
  rateLimits: { submitBrief: RateLimit };
};

const briefData = z.object({ id: z.uuid("Please name a brief by its id") });

/**
 * The function send-brief-notifications: `{briefData}` in, the brief that was created, of which the
 * id counts alone; `{notified: true}` out, once the operator's mail is in the outbox. Sent once.
 */
export const sendBriefNotifications = callableFunction({
  input: z.object({ briefData }, "Please name a brief"),
  limit: ({ rateLimits }: NotifyServices) => rateLimits.submitBrief,
  async answer(services: NotifyServices, { briefData: { id } }) {
    const isThere = await notifyOfBrief(services, id);
    return isThere
      ? { outcome: "answered", answer: { notified: true } }
      : { outcome: "unknown", error: "There is no such brief" };
  },
  failure: "The brief's notification could not be queued",
});
