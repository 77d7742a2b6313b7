import * as z from "zod";
import {
  updateWaitlistStatus,
  type WaitlistEntry,
  waitlistStatuses,
} from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";

const status = z.enum(waitlistStatuses);
const patchSchema = z.strictObject({ status, expected: status.optional() });

/** Receives a status change from the JSON API. */
export async function patchWaitlistEntry(
  services: { database: Database; log: Log },
  request: Request,
  { id, actor }: { id: string; actor: string },
): Promise<{ status: number; answer: WaitlistEntry | { error: string; entry?: WaitlistEntry } }> {
  const patch = patchSchema.safeParse(await readJson(request, { longest: 1024 }));
  if (!patch.success) {
    const error = `The body must be JSON with a status: ${waitlistStatuses.join(", ")}`;
    return { status: 422, answer: { error } };
  }
  if (!isUuid(id)) return notFound;
  try {
    const entry = await updateWaitlistStatus(services, { id, actor, ...patch.data });
    if (!entry) return notFound;
    if (entry.status === patch.data.status) return { status: 200, answer: entry };
    return { status: 409, answer: { error: "Somebody else has changed it meanwhile", entry } };
  } catch (error) {
    services.log.error(describeError(error), "waitlist: a change failed");
    return { status: 503, answer: { error: "Failed to update waitlist status" } };
  }
}

const notFound = { status: 404, answer: { error: "There is no such entry" } };
