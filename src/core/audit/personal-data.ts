import { asc, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { auditEvents } from "../../database/tables/audit.ts";

/** A person by their address, with the rows about them. */
type Person = { address: string; rowIds: string[] };

/** What was done with rows about a person, and other events with their address, oldest first. */
export function findEventsAbout(database: Queryable, person: Person) {
  return database
    .select()
    .from(auditEvents)
    .where(isAbout(person))
    .orderBy(asc(auditEvents.created_at), asc(auditEvents.id));
}

/** Who did what and when is kept; what it said, such as a note, is erased. */
export async function eraseEventsAbout(tx: Transaction, person: Person): Promise<void> {
  await tx.update(auditEvents).set({ from_value: null, to_value: null }).where(isAbout(person));
}

/** The same for rows alone. */
export async function eraseEventsOf(tx: Transaction, rowIds: readonly string[]): Promise<void> {
  await tx
    .update(auditEvents)
    .set({ from_value: null, to_value: null })
    .where(inArray(auditEvents.row_id, [...rowIds]));
}

function isAbout({ address, rowIds }: Person): SQL | undefined {
  const { row_id, from_value, to_value } = auditEvents;
  return or(
    inArray(row_id, rowIds),
    // The first condition matches the index of the few events that may name somebody.
    sql`((${from_value} like '%@%' or ${to_value} like '%@%') and
      (${mentions(from_value, address)} or ${mentions(to_value, address)}))`,
  );
}

/** By whole words, so that mia@example.com does not match amia@example.com. */
function mentions(column: SQLWrapper, address: string): SQL {
  return sql`lower(${address}) = any (regexp_split_to_array(lower(${column}), '[\\s<>(),;:"]+'))`;
}
