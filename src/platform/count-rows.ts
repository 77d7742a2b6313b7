import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/client.ts";

/** Lists are counted and paged up to this number. */
export const maxCounted = 10_000;

/**
 * How many rows there are, up to `maxCounted` plus one, which means any higher number:
 * counting millions takes a second, and nobody pages through them.
 */
export async function countRows(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> {
  const some = database
    .select({ one: sql`1` })
    .from(table)
    .where(where)
    .limit(maxCounted + 1);
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${some} as counted`,
  );
  return rows[0]?.count ?? 0;
}
