import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";

/** Who did what to which row. `actor` is an operator's id, or the name of a command. */
export type AuditEvent = typeof auditEvents.$inferInsert;

/** A stored event. */
export type PastEvent = typeof auditEvents.$inferSelect;

/** Records an event, in the transaction of the change it describes. */
export async function recordEvent(tx: Queryable, event: AuditEvent): Promise<void> {
  await recordEvents(tx, [event]);
}

/** As above, for a change of many rows. */
export async function recordEvents(tx: Queryable, events: readonly AuditEvent[]): Promise<void> {
  await tx.insert(auditEvents).values([...events]);
}

/** The latest event of this kind on a row. */
export async function lastEvent(
  database: Queryable,
  { row_id, ...kind }: Pick<AuditEvent, "table_name" | "row_id" | "action">,
): Promise<PastEvent | undefined> {
  const [last] = await lastEventsAround(database, { ...kind, row_ids: [row_id] });
  return last;
}

/** What happened to a row, newest first. @param since only later events, to the millisecond. */
export function listEvents(
  database: Queryable,
  {
    table_name,
    row_id,
    since,
  }: Pick<AuditEvent, "table_name" | "row_id"> & { since?: Date | undefined },
): Promise<PastEvent[]> {
  return database
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.table_name, table_name),
        eq(auditEvents.row_id, row_id),
        since && gt(sql`date_trunc('milliseconds', ${auditEvents.created_at})`, since),
      ),
    )
    .orderBy(desc(auditEvents.created_at), desc(auditEvents.id));
}

/** For each of these rows, the latest event of a kind, or that from or to one of `values`. */
export function lastEventsAround(
  database: Queryable,
  {
    table_name,
    row_ids,
    action,
    values,
  }: Pick<AuditEvent, "table_name" | "action"> & { row_ids: string[]; values?: string[] },
): Promise<PastEvent[]> {
  return database
    .selectDistinctOn([auditEvents.row_id])
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.table_name, table_name),
        inArray(auditEvents.row_id, row_ids),
        eq(auditEvents.action, action),
        values &&
          or(inArray(auditEvents.from_value, values), inArray(auditEvents.to_value, values)),
      ),
    )
    .orderBy(auditEvents.row_id, desc(auditEvents.created_at), desc(auditEvents.id));
}

/** When each of these rows last went from one value to another, if it did in the last days. */
export async function lastMoves(
  database: Queryable,
  {
    row_ids,
    days,
    ...move
  }: Pick<AuditEvent, "table_name" | "action"> & {
    row_ids: string[];
    from_value: string;
    to_value: string;
    days: number;
  },
): Promise<Map<string, Date>> {
  const { row_id, created_at } = auditEvents;
  const moves = await database
    .select({ row_id, at: sql`max(${created_at})`.mapWith(created_at) })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.table_name, move.table_name),
        inArray(row_id, row_ids),
        gt(created_at, sql`now() - make_interval(days => ${days})`),
        eq(auditEvents.action, move.action),
        eq(auditEvents.from_value, move.from_value),
        eq(auditEvents.to_value, move.to_value),
      ),
    )
    .groupBy(row_id);
  return new Map(moves.map(({ row_id, at }) => [row_id, at]));
}
