import * as z from "zod";
import type { Database } from "../../database/client.ts";
import { readForm } from "../../platform/read-form.ts";
import { inviteNext, mostAtOnce } from "./invite-next.ts";
import { updateWaitlistStatus, type WaitlistEntry, waitlistStatuses } from "./waitlist.ts";

const LONGEST_BODY = 4096;

const status = z.enum(waitlistStatuses);
const changeSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("status"), id: z.uuid(), status, expected: status }),
  z.object({
    intent: z.literal("invite"),
    count: z.coerce.number().int().min(1).max(mostAtOnce),
    batch: z.uuid(),
  }),
]);

export type WaitlistChange =
  | { outcome: "changed"; entry: WaitlistEntry }
  /** Somebody else was faster; nothing of theirs was overwritten. */
  | { outcome: "changed-meanwhile"; entry: WaitlistEntry }
  | { outcome: "invited"; count: number }
  | { outcome: "refused" };

/** Takes the forms of the waitlist screen. */
export async function receiveWaitlistChange(
  services: { database: Database },
  request: Request,
  actor: string,
): Promise<WaitlistChange> {
  const reading = await readForm(request, { longest: LONGEST_BODY });
  if (reading.outcome === "unreadable") return { outcome: "refused" };
  const change = changeSchema.safeParse(Object.fromEntries(reading.form));
  if (!change.success) return { outcome: "refused" };
  if (change.data.intent === "invite") {
    return { outcome: "invited", count: await inviteNext(services, { ...change.data, actor }) };
  }
  const entry = await updateWaitlistStatus(services, { ...change.data, actor });
  if (!entry) return { outcome: "refused" };
  const changed = entry.status === change.data.status;
  return { outcome: changed ? "changed" : "changed-meanwhile", entry };
}
