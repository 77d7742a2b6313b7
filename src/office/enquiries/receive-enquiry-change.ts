import * as z from "zod";
import {
  dismissEnquiry,
  letInEnquiry,
  markAnswered,
  reopenEnquiry,
} from "../../core/enquiries/enquiries.ts";
import type { Database } from "../../database/client.ts";
import { readFields } from "../../platform/http/read-form.ts";
import { describeError, type Log } from "../../platform/log.ts";

const MAX_BODY_BYTES = 4096;

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

/** Receives the forms of the list of enquiries. */
export async function receiveEnquiryChange(
  services: { database: Database; log: Log; config: { operatorEmail: string } },
  request: Request,
  actor: string,
): Promise<EnquiryChange> {
  const change = changeSchema.safeParse(await readFields(request, { longest: MAX_BODY_BYTES }));
  if (!change.success) return { outcome: "refused" };
  const { intent, id } = change.data;
  try {
    const done = await intents[intent](services, { id, actor });
    return done ? { outcome: "done", intent, id } : { outcome: "changed-meanwhile" };
  } catch (error) {
    services.log.error(describeError(error), "enquiries: a change failed");
    return { outcome: "failed" };
  }
}
