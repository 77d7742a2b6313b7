import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../database/client.ts";
import { hostingState } from "../../../database/tables/sites.ts";

/** Tells every process that something else is served, once the transaction is committed. */
export async function announceHosting(tx: Transaction): Promise<void> {
  await tx
    .insert(hostingState)
    .values({ version: 1 })
    .onConflictDoUpdate({
      target: hostingState.only,
      set: { version: sql`${hostingState.version} + 1` },
    });
}

/** A number that is another one after every change of what is served. */
export async function hostingVersion(database: Queryable): Promise<number> {
  const [row] = await database.select({ version: hostingState.version }).from(hostingState);
  return row?.version ?? 0;
}
