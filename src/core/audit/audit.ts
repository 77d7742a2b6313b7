import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";

/** Who did what to which row. `actor` is an operator's id, or the name of a command. */
export type AuditEvent = typeof auditEvents.$inferInsert;

/** Keeps an event, in the transaction of the change that it tells of. */
export async function recordEvent(tx: Queryable, event: AuditEvent): Promise<void> {
  await recordEvents(tx, [event]);
}

/** The same for a change of many rows. */
export async function recordEvents(tx: Queryable, events: readonly AuditEvent[]): Promise<void> {
  await tx.insert(auditEvents).values([...events]);
}

/** The latest event of this kind on a row. */
export async function lastEvent(
  database: Queryable,
  { table_name, row_id, action }: Pick<AuditEvent, "table_name" | "row_id" | "action">,
) {
  const [last] = await database
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.table_name, table_name),
        eq(auditEvents.row_id, row_id),
        eq(auditEvents.action, action),
      ),
    )
    .orderBy(desc(auditEvents.created_at), desc(auditEvents.id))
    .limit(1);
  return last;
}
