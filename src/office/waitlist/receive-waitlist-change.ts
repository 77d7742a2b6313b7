import * as z from "zod";
import { invite, maxInvitedAtOnce, undoInvitations } from "../../core/waitlist/invitations.ts";
import { dismissSuspected, letInSuspected } from "../../core/waitlist/suspected.ts";
import {
  updateWaitlistStatus,
  type WaitlistEntry,
  waitlistStatuses,
} from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";

const status = z.enum(waitlistStatuses);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), id: z.uuid(), status, expected: status }),
  z.object({
    intent: z.literal("invite"),
    ids: z
      .string()
      .transform((ids) => ids.split(","))
      .pipe(z.array(z.uuid()).max(maxInvitedAtOnce)),
    again: z.enum(["yes", "no"]).transform((again) => again === "yes"),
    batch: z.uuid(),
  }),
  z.object({ intent: z.literal("undo-invite"), batch: z.uuid() }),
  z.object({ intent: z.enum(["let-in", "dismiss"]), id: z.uuid() }),
]);

export type WaitlistChange =
  | { outcome: "changed"; entry: WaitlistEntry }
  /** Somebody else was faster; nothing of theirs was overwritten. */
  | { outcome: "changed-meanwhile"; entry: WaitlistEntry }
  | { outcome: "invited"; count: number; batch: string }
  | { outcome: "undone"; undone: number; gone: number }
  | { outcome: "let-in"; position: number }
  | { outcome: "dismissed" }
  /** A suspected sign-up that somebody else has judged. */
  | { outcome: "judged-before" }
  | { outcome: "refused" }
  /** The database did not take it; `reason` is in the spec's words. */
  | { outcome: "failed"; reason: string };

/** Receives the forms of the waitlist screen. */
export const receiveWaitlistChange = changeEndpoint({
  longest: 16 * 1024,
  schema: changeSchema,
  change: makeChange,
  refused: { outcome: "refused" },
  failed: { outcome: "failed", reason: "Failed to update waitlist status" },
  failure: "waitlist: a change failed",
});

async function makeChange(
  services: { database: Database },
  change: z.infer<typeof changeSchema>,
  actor: string,
): Promise<WaitlistChange> {
  if (change.intent === "invite") {
    const count = await invite(services, { ...change, actor });
    return { outcome: "invited", count, batch: change.batch };
  }
  if (change.intent === "undo-invite") {
    return { outcome: "undone", ...(await undoInvitations(services, { ...change, actor })) };
  }
  if (change.intent === "status") {
    const entry = await updateWaitlistStatus(services, { ...change, actor });
    if (!entry) return { outcome: "refused" };
    const changed = entry.status === change.status;
    return { outcome: changed ? "changed" : "changed-meanwhile", entry };
  }
  if (change.intent === "let-in") {
    const joined = await letInSuspected(services, { ...change, actor });
    return joined ? { outcome: "let-in", position: joined.position } : { outcome: "judged-before" };
  }
  const dismissed = await dismissSuspected(services, { ...change, actor });
  return { outcome: dismissed ? "dismissed" : "judged-before" };
}
