import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { tweaks } from "../../database/tables/tweaks.ts";

/**
 * Whether the next tweak of a site is this month’s included one, by the calendar of Sydney. One that
 * we closed without changing anything does not count.
 */
export async function isNextFree(database: Queryable, siteId: string): Promise<boolean> {
  const { site_id, is_free, status, created_at } = tweaks;
  const monthBegan = sql`date_trunc('month', now() at time zone 'Australia/Sydney') at time zone 'Australia/Sydney'`;
  const used = await database.$count(
    tweaks,
    and(
      eq(site_id, siteId),
      eq(is_free, true),
      ne(status, "closed"),
      sql`${created_at} >= ${monthBegan}`,
    ),
  );
  return used === 0;
}
