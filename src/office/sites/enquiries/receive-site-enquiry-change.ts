import * as z from "zod";
import { dismissSiteEnquiry, letInSiteEnquiry } from "../../../core/enquiries/site-enquiries.ts";
import type { Database } from "../../../database/client.ts";
import { readFields } from "../../../platform/http/read-form.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError, type Log } from "../../../platform/log.ts";

const MAX_BODY_BYTES = 4096;

const intents = { "let-in": letInSiteEnquiry, dismiss: dismissSiteEnquiry };

const changeSchema = z.object({ intent: z.enum(["let-in", "dismiss"]), id: z.uuid() });

export type SiteEnquiryChange =
  | { outcome: "done"; intent: keyof typeof intents }
  | { outcome: "refused"; status: 409 | 422 | 503; reason: string };

/** Receives the forms of the list of a site’s enquiries. */
export async function receiveSiteEnquiryChange(
  services: { database: Database; log: Log },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<SiteEnquiryChange> {
  const parsed = changeSchema.safeParse(await readFields(request, { longest: MAX_BODY_BYTES }));
  if (!parsed.success || !isUuid(siteId)) {
    return refused(422, "Nothing was changed: the form wasn’t complete.");
  }
  const { intent, id } = parsed.data;
  try {
    const isThere = await intents[intent](services, { siteId, id, actor });
    if (isThere) return { outcome: "done", intent };
    return refused(409, "Somebody else has just done something with that message.");
  } catch (error) {
    services.log.error(describeError(error), "enquiries: a change failed");
    return refused(503, "The change couldn’t be saved. Please try again.");
  }
}

function refused(status: 409 | 422 | 503, reason: string): SiteEnquiryChange {
  return { outcome: "refused", status, reason };
}
