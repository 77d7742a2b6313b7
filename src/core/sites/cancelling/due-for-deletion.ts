import { and, asc, eq, lte, sql } from "drizzle-orm";
import { times } from "../../../content/offer.ts";
import type { Queryable } from "../../../database/client.ts";
import { siteCancellations } from "../../../database/tables/sites.ts";

/** Cancelled sites whose grace period is over, by id, the longest ago first. */
export async function sitesDueForDeletion(
  database: Queryable,
  { limit }: { limit: number },
): Promise<string[]> {
  const { site_id, created_at } = siteCancellations;
  const due = await database
    .select({ site_id })
    .from(siteCancellations)
    .where(isOver())
    .orderBy(asc(created_at))
    .limit(limit);
  return due.map((row) => row.site_id);
}

/** Whether one still is. */
export async function isDueForDeletion(database: Queryable, siteId: string): Promise<boolean> {
  const of = and(eq(siteCancellations.site_id, siteId), isOver());
  return (await database.$count(siteCancellations, of)) > 0;
}

function isOver() {
  return lte(siteCancellations.created_at, sql`now() - make_interval(days => ${times.graceDays})`);
}
