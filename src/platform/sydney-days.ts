import { type SQL, sql } from "drizzle-orm";

/** The first of the last days in Sydney, today included, for comparing with a column of type date. */
export function firstDay(days: number): SQL {
  return sql`((now() at time zone 'Australia/Sydney')::date - ${days - 1}::integer)`;
}

/** The moment that day began, for comparing with a moment. */
export function firstMidnight(days: number): SQL {
  return sql`(${firstDay(days)}::timestamp at time zone 'Australia/Sydney')`;
}
