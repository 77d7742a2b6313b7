import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";
import type { PastEvent } from "./audit.ts";

type Rows = { table_name: string; row_ids: string[] };

/** What happened to rows of several tables, newest first. @param span.before only what was earlier. */
export function listEventsOfRows(
  database: Queryable,
  rows: readonly Rows[],
  { before, limit }: { before?: Date | undefined; limit: number },
): Promise<PastEvent[]> {
  const { table_name, row_id, created_at, id } = auditEvents;
  const ofRows = rows.map((one) =>
    and(eq(table_name, one.table_name), inArray(row_id, one.row_ids)),
  );
  return database
    .select()
    .from(auditEvents)
    .where(and(or(...ofRows), before && lt(created_at, before)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}
