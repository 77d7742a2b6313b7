import { and, desc } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { findReadyTimes } from "./brief-events.ts";
import { listedColumns } from "./brief-list.ts";
import type { Brief } from "./briefs.ts";
import { type PreviewPromise, previewPromise } from "./preview-promise.ts";
import { answeredLast } from "./questions.ts";

/** A brief with how far it is. */
export type StandingBrief = Brief & {
  promise: PreviewPromise;
  /** Whether the customer’s answer is the last that happened to it. */
  isAnswered: boolean;
};

/** The briefs from an address, newest first, at most `limit`. */
export async function listStandingBriefs(
  database: Database,
  address: string,
  { limit }: { limit: number },
): Promise<StandingBrief[]> {
  const briefs = await database
    .select(listedColumns)
    .from(siteBriefs)
    .where(and(equalsIgnoringCase(siteBriefs.email, address), isLetIn(siteBriefs)))
    .orderBy(desc(siteBriefs.created_at), desc(siteBriefs.id))
    .limit(limit);
  const ids = briefs.map(({ id }) => id);
  const [readyTimes, answered] = await Promise.all([
    findReadyTimes(database, ids),
    answeredLast(database, briefs),
  ]);
  return briefs.map((brief) => ({
    ...brief,
    promise: previewPromise({ ...brief, readyAt: readyTimes.get(brief.id) }),
    isAnswered: answered.has(brief.id),
  }));
}
