import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";

/** How many people joined on a day in Sydney, written YYYY-MM-DD. */
export type DayCount = { day: string; count: number };

/** Sign-ups of the last days, today included, the oldest first; a day without any counts 0. */
export async function signUpsByDay(
  { database }: { database: Database },
  { days }: { days: number },
): Promise<DayCount[]> {
  const { rows } = await database.execute<DayCount>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(w.id)::int as count
    from generate_series(
      date_trunc('day', now() at time zone 'Australia/Sydney') - make_interval(days => ${days - 1}),
      date_trunc('day', now() at time zone 'Australia/Sydney'),
      interval '1 day'
    ) as day
    left join waitlist w
      on w.created_at >= day at time zone 'Australia/Sydney'
      and w.created_at < (day + interval '1 day') at time zone 'Australia/Sydney'
    group by day order by day
  `);
  return rows;
}
