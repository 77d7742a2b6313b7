import * as z from "zod";
import { type Brief, briefStatuses } from "../../core/briefs/briefs.ts";
import { changeFailures, setBriefStatus } from "../../core/briefs/change-brief.ts";
import type { Database } from "../../database/client.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";

const status = z.enum(briefStatuses);
const patchSchema = z.strictObject({ status, expected: status.optional() });

/** Receives a status change from the JSON API. */
export async function patchBrief(
  services: { database: Database; log: Log },
  request: Request,
  { id, actor }: { id: string; actor: string },
): Promise<{ status: number; answer: Brief | { error: string; brief?: Brief } }> {
  const patch = patchSchema.safeParse(await readJson(request, { longest: 1024 }));
  if (!patch.success) {
    const error = `The body must be JSON with a status: ${briefStatuses.join(", ")}`;
    return { status: 422, answer: { error } };
  }
  if (!isUuid(id)) return notFound;
  const { status, expected } = patch.data;
  try {
    const change = { id, actor, expected: { status: expected } };
    const result = await setBriefStatus(services, change, status);
    switch (result.outcome) {
      case "updated":
        return { status: 200, answer: result.brief };
      case "changed-meanwhile": {
        const error = "Somebody else has changed it meanwhile";
        return { status: 409, answer: { error, brief: result.brief } };
      }
      case "missing":
        return notFound;
    }
  } catch (error) {
    services.log.error(describeError(error), "briefs: a change failed");
    return { status: 503, answer: { error: changeFailures.status } };
  }
}

const notFound = { status: 404, answer: { error: "There is no such brief" } };
