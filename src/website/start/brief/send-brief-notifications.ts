import * as z from "zod/mini";
import { notifyOfBrief } from "../../../core/briefs/briefs.ts";
import type { Database } from "../../../database/client.ts";
import { callableFunction } from "../../../platform/http/functions.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";

type NotifyServices = {
  database: Database;
  config: { operatorEmail: string };
  rateLimits: { submitBrief: RateLimit };
};

/** The brief, as `{briefData}` or itself as the body. */
const briefData = z.pipe(
  z.transform((body: object) => ("briefData" in body ? body.briefData : body)),
  z.object({ id: z.uuid("Please name a brief by its id") }, "Please name a brief"),
);

/**
 * The function send-brief-notifications: the brief that was created in, as `{briefData}` or as the
 * body, of which the id counts alone; `{notified: true}` out, once the operator's mail is in the outbox. Sent once.
 */
export const sendBriefNotifications = callableFunction({
  input: briefData,
  limit: ({ rateLimits }: NotifyServices) => rateLimits.submitBrief,
  async answer(services: NotifyServices, { id }) {
    const isThere = await notifyOfBrief(services, id);
    return isThere
      ? { outcome: "answered", answer: { notified: true } }
      : { outcome: "unknown", error: "There is no such brief" };
  },
  failure: "The brief's notification could not be queued",
});
