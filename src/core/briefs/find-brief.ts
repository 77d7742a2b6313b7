import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { listFiles } from "../files/list-files.ts";
import { type BriefEvent, findReadyTimes, listBriefEvents } from "./brief-events.ts";
import { type ListedBrief, listedColumns } from "./brief-list.ts";

export type WholeBrief = { brief: ListedBrief; history: BriefEvent[] };

/**
 * A brief with its files and its history, newest first.
 *
 * @returns undefined if there is no such brief.
 * @throws Error "Failed to fetch briefs"
 */
export async function findBrief(
  { database }: { database: Database },
  id: string,
): Promise<WholeBrief | undefined> {
  if (!isUuid(id)) return undefined;
  try {
    const [[brief], files, history, readyTimes] = await Promise.all([
      database
        .select(listedColumns)
        .from(siteBriefs)
        .where(and(eq(siteBriefs.id, id), isLetIn(siteBriefs))),
      listFiles(database, [id]),
      listBriefEvents(database, id),
      findReadyTimes(database, [id]),
    ]);
    return brief && { brief: { ...brief, files, readyAt: readyTimes.get(brief.id) }, history };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

/** Whether there is such a brief, which no suspected one is. */
export async function hasBrief({ database }: { database: Database }, id: string): Promise<boolean> {
  const found = await database
    .select({ id: siteBriefs.id })
    .from(siteBriefs)
    .where(and(eq(siteBriefs.id, id), isLetIn(siteBriefs)));
  return found.length > 0;
}

/** `findBrief`, but "failed" if it cannot be fetched, which is logged. */
export async function tryFindBrief(
  services: { database: Database; log: Log },
  id: string,
): Promise<WholeBrief | undefined | "failed"> {
  try {
    return await findBrief(services, id);
  } catch (error) {
    services.log.error(describeError(error), "briefs: one could not be fetched");
    return "failed";
  }
}
