import { type SQL, sql } from "drizzle-orm";

/** The first of the last days in Sydney, counting today, to compare with a date column. */
export function firstDay(days: number): SQL {
  return sql`((now() at time zone 'Australia/Sydney')::date - ${days - 1}::integer)`;
}

/** The start of that day, to compare with a timestamp. */
export function firstMidnight(days: number): SQL {
  return sql`(${firstDay(days)}::timestamp at time zone 'Australia/Sydney')`;
}
