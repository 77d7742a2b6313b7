import * as z from "zod";
import {
  updateWaitlistStatus,
  type WaitlistEntry,
  waitlistStatuses,
} from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";

const status = z.enum(waitlistStatuses);
const patchSchema = z.strictObject({ status, expected: status.optional() });

type Patched = {
  status: number;
  answer: WaitlistEntry | { error: string; entry?: WaitlistEntry };
};

/** Receives a status change from the JSON API. */
export const patchWaitlistEntry = changeEndpoint({
  read: readJson,
  longest: 1024,
  schema: patchSchema,
  async change(
    services: { database: Database },
    patch,
    { id, actor }: { id: string; actor: string },
  ): Promise<Patched> {
    const entry = isUuid(id) && (await updateWaitlistStatus(services, { id, actor, ...patch }));
    if (!entry) return { status: 404, answer: { error: "There is no such entry" } };
    if (entry.status === patch.status) return { status: 200, answer: entry };
    return {
      status: 409,
      answer: { error: "Somebody else has changed it in the meantime", entry },
    };
  },
  refused: {
    status: 422,
    answer: { error: `The body must be JSON with a status: ${waitlistStatuses.join(", ")}` },
  },
  failed: { status: 503, answer: { error: "Failed to update waitlist status" } },
  failure: "waitlist: a change failed",
});
