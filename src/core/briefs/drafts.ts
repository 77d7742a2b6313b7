import { and, asc, gt, inArray, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { queueJob } from "../../platform/queue-job.ts";

/** Queues the draft of a brief's site, once more if an earlier job for it was given up. */
export function queueDraft(tx: Queryable, briefId: string): Promise<void> {
  return queueJob(tx, "draft_site", { briefId }, { queue: "drafts", key: keyOf(briefId) });
}

/** What is known of the draft of a brief without a site. */
export type DraftState =
  | "queued"
  | "given up"
  /** One of before there were drafts; `draftOpenBriefs` finds it while it is open. */
  | "not asked";

export async function draftState(database: Queryable, briefId: string): Promise<DraftState> {
  const { rows } = await database.execute<{ is_given_up: boolean }>(sql`
    select attempts >= max_attempts as is_given_up from graphile_worker.jobs
    where key = ${keyOf(briefId)}
  `);
  const [job] = rows;
  if (!job) return "not asked";
  return job.is_given_up ? "given up" : "queued";
}

/** The ids of briefs that wait for their preview, in pages. @param before only those sent earlier. */
export async function* openBriefIds(database: Database, before: Date): AsyncGenerator<string[]> {
  const { id, status, created_at } = siteBriefs;
  for (let last: string | undefined; ; ) {
    const page = await database
      .select({ id })
      .from(siteBriefs)
      .where(
        and(
          inArray(status, ["submitted", "in_progress"]),
          isLetIn(siteBriefs),
          lt(created_at, before),
          last === undefined ? undefined : gt(id, last),
        ),
      )
      .orderBy(asc(id))
      .limit(500);
    if (page.length === 0) return;
    last = page.at(-1)?.id;
    yield page.map((brief) => brief.id);
  }
}

function keyOf(briefId: string): string {
  return `draft:${briefId}`;
}
