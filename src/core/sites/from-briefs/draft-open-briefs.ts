import type { Database } from "../../../database/client.ts";
import { draftState, openBriefIds, queueDraft } from "../../briefs/drafts.ts";
import { briefsWithSites } from "../sites.ts";

/** A brief that was just sent has queued its own. */
const GRACE_MS = 5 * 60_000;

/**
 * Queues the draft of each open brief that has neither a site nor a job for one, as briefs have that
 * were sent before there were drafts.
 *
 * @returns how many there were.
 */
export async function draftOpenBriefs({ database }: { database: Database }): Promise<number> {
  let queued = 0;
  for await (const ids of openBriefIds(database, new Date(Date.now() - GRACE_MS))) {
    const drafted = await briefsWithSites(database, ids);
    for (const id of ids.filter((one) => !drafted.has(one))) {
      if ((await draftState(database, id)) !== "not asked") continue;
      await queueDraft(database, id);
      queued++;
    }
  }
  return queued;
}
