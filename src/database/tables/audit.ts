import { sql } from "drizzle-orm";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";

/** Who did what to which row, when. `actor` is an operator's id, or the name of a command. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: id(),
    actor: text().notNull(),
    action: text().notNull(),
    table_name: text().notNull(),
    row_id: uuid().notNull(),
    from_value: text(),
    to_value: text(),
    /** What else belongs to it, such as whether the customer was told. Nothing personal. */
    detail: text(),
    created_at: createdAt(),
  },
  (table) => [
    index("audit_events_row").on(table.table_name, table.row_id, table.created_at),
    // The few events that may contain an address.
    index("audit_events_addresses")
      .on(table.id)
      .where(sql`${table.from_value} like '%@%' or ${table.to_value} like '%@%'`),
  ],
);
