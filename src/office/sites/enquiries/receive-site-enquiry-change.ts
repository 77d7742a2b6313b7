import * as z from "zod";
import { dismissSiteEnquiry, letInSiteEnquiry } from "../../../core/enquiries/site-enquiries.ts";
import type { Database } from "../../../database/client.ts";
import { changeEndpoint } from "../../../platform/http/form-endpoint.ts";
import { isUuid } from "../../../platform/is-uuid.ts";

const intents = { "let-in": letInSiteEnquiry, dismiss: dismissSiteEnquiry };

const changeSchema = z.object({ intent: z.enum(["let-in", "dismiss"]), id: z.uuid() });

export type SiteEnquiryChange =
  | { outcome: "done"; intent: keyof typeof intents }
  | { outcome: "refused"; status: 409 | 422 | 503; reason: string };

const incomplete = refused(422, "Nothing was changed: the form wasn’t complete.");

/** Receives the forms of the list of a site’s enquiries. */
export const receiveSiteEnquiryChange = changeEndpoint({
  schema: changeSchema,
  async change(
    services: { database: Database },
    { intent, id },
    { siteId, actor }: { siteId: string; actor: string },
  ): Promise<SiteEnquiryChange> {
    if (!isUuid(siteId)) return incomplete;
    const isThere = await intents[intent](services, { siteId, id, actor });
    if (isThere) return { outcome: "done", intent };
    return refused(409, "Somebody else has just dealt with that message.");
  },
  refused: incomplete,
  failed: refused(503, "The change couldn’t be saved. Please try again."),
  failure: "enquiries: a change failed",
});

function refused(status: 409 | 422 | 503, reason: string): SiteEnquiryChange {
  return { outcome: "refused", status, reason };
}
