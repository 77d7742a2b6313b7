import * as z from "zod";
import {
  dismissEnquiry,
  letInEnquiry,
  markAnswered,
  reopenEnquiry,
} from "../../core/enquiries/enquiries.ts";
import type { Database } from "../../database/client.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";

const intents = {
  answered: markAnswered,
  reopen: reopenEnquiry,
  "let-in": letInEnquiry,
  dismiss: dismissEnquiry,
};

const intent = z.enum(["answered", "reopen", "let-in", "dismiss"]);
const changeSchema = z.object({ intent, id: z.uuid() });

export type EnquiryChange =
  | { outcome: "done"; intent: keyof typeof intents; id: string }
  /** Somebody else was faster; nothing of theirs was overwritten. */
  | { outcome: "changed-meanwhile" }
  | { outcome: "refused" }
  | { outcome: "failed" };

type Services = { database: Database; config: { operatorEmail: string } };

/** Receives the forms of the list of enquiries. */
export const receiveEnquiryChange = changeEndpoint({
  schema: changeSchema,
  async change(services: Services, { intent, id }, actor: string): Promise<EnquiryChange> {
    const done = await intents[intent](services, { id, actor });
    return done ? { outcome: "done", intent, id } : { outcome: "changed-meanwhile" };
  },
  refused: { outcome: "refused" },
  failed: { outcome: "failed" },
  failure: "enquiries: a change failed",
});
