import { and, count, gte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { firstMidnight } from "../../platform/time/sydney-days.ts";

/**
 * Briefs of the last days, including today, by the page that led to the form; null if there was
 * none or it is not known.
 */
export function briefsByPage(
  { database }: { database: Database },
  { days }: { days: number },
): Promise<{ page: string | null; count: number }[]> {
  return database
    .select({ page: sql<string | null>`${siteBriefs.source} ->> 'from'`, count: count() })
    .from(siteBriefs)
    .where(and(gte(siteBriefs.created_at, firstMidnight(days)), isLetIn(siteBriefs)))
    .groupBy(sql`1`);
}
