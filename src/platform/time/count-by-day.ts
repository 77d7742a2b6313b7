import { type Column, getTableName, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";

/** How many rows were created on a day in Sydney (YYYY-MM-DD). */
export type DayCount = { day: string; count: number };

/**
 * Rows by the day of `createdAt`, up to and including today, oldest first; days without rows count
 * 0.
 *
 * @param createdAt the column of the table that is counted.
 * @param where which rows count; all by default.
 */
export async function countByDay(
  database: Database,
  createdAt: Column,
  { days, where = sql`true` }: { days: number; where?: SQL },
): Promise<DayCount[]> {
  const table = sql.identifier(getTableName(createdAt.table));
  const { rows } = await database.execute<DayCount>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(${createdAt})::int as count
    from generate_series(
      date_trunc('day', now() at time zone 'Australia/Sydney') - make_interval(days => ${days - 1}),
      date_trunc('day', now() at time zone 'Australia/Sydney'),
      interval '1 day'
    ) as day
    left join ${table}
      on ${createdAt} >= day at time zone 'Australia/Sydney'
      and ${createdAt} < (day + interval '1 day') at time zone 'Australia/Sydney'
      and ${where}
    group by day order by day
  `);
  return rows;
}
