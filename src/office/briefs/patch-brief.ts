import * as z from "zod";
import { type Brief, briefStatuses } from "../../core/briefs/briefs.ts";
import { changeFailures, setBriefStatus } from "../../core/briefs/change-brief.ts";
import type { Database } from "../../database/client.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { isUuid } from "../../platform/is-uuid.ts";

const status = z.enum(briefStatuses);
const patchSchema = z.strictObject({ status, expected: status.optional() });

type Patched = { status: number; answer: Brief | { error: string; brief?: Brief } };

/** Receives a status change from the JSON API. */
export const patchBrief = changeEndpoint({
  read: readJson,
  longest: 1024,
  schema: patchSchema,
  async change(
    services: { database: Database },
    { status, expected },
    { id, actor }: { id: string; actor: string },
  ): Promise<Patched> {
    if (!isUuid(id)) return notFound;
    const asked = { id, actor, expected: { status: expected } };
    const result = await setBriefStatus(services, asked, status);
    switch (result.outcome) {
      case "updated":
        return { status: 200, answer: result.brief };
      case "changed-meanwhile": {
        const error = "Somebody else has changed it in the meantime";
        return { status: 409, answer: { error, brief: result.brief } };
      }
      case "missing":
        return notFound;
    }
  },
  refused: {
    status: 422,
    answer: { error: `The body must be JSON with a status: ${briefStatuses.join(", ")}` },
  },
  failed: { status: 503, answer: { error: changeFailures.status } },
  failure: "briefs: a change failed",
});

const notFound = { status: 404, answer: { error: "There is no such brief" } };
