import { count, gte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { countByDay, type DayCount } from "../../platform/time/count-by-day.ts";
import { firstMidnight } from "../../platform/time/sydney-days.ts";

/** Sign-ups of the last days, including today, oldest first. */
export function signUpsByDay(
  { database }: { database: Database },
  span: { days: number },
): Promise<DayCount[]> {
  return countByDay(database, waitlist.created_at, span);
}

/**
 * Sign-ups of the last days, including today, by the page that led to the form; null if there was
 * none or it is not known.
 */
export function signUpsByPage(
  { database }: { database: Database },
  { days }: { days: number },
): Promise<{ page: string | null; count: number }[]> {
  return database
    .select({ page: sql<string | null>`${waitlist.source} ->> 'from'`, count: count() })
    .from(waitlist)
    .where(gte(waitlist.created_at, firstMidnight(days)))
    .groupBy(sql`1`);
}
