import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";

/** The outbox. Bodies are written when the email is first rendered and then stay as sent. */
export const emails = pgTable(
  "emails",
  {
    id: id(),
    kind: text().notNull(),
    to_address: text().notNull(),
    /** What the template needs. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    subject: text(),
    html: text(),
    text: text(),
    message_id: text(),
    /**
     * kept: rendered, but there is no mail server. held: the address has reached its daily limit of
     * emails from forms (`queue_form_email`), and no job sends it.
     */
    status: text({ enum: ["queued", "sent", "kept", "failed", "held"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    last_error: text(),
    /** A public form sent it to an address that anybody may have typed; `queue_form_email` counts them. */
    from_form: boolean().notNull().default(false),
    created_at: createdAt(),
    sent_at: moment("sent_at"),
  },
  (table) => [
    index("emails_created_at").on(table.created_at, table.id),
    index("emails_status").on(table.status, table.created_at, table.id),
    index("emails_to_address").on(sql`lower(${table.to_address})`),
    index("emails_about_address")
      .on(sql`lower(${table.data} ->> 'email')`)
      .where(sql`${table.data} ->> 'email' is not null`),
    index("emails_search")
      .using(
        "gin",
        sql`lower(${table.to_address} || ' ' || coalesce(${table.subject}, '')) gin_trgm_ops`,
      )
      .with({ fastupdate: false }),
    // What `queue_form_email` counts.
    index("emails_from_forms")
      .on(sql`mail_recipient(${table.to_address})`, table.created_at)
      .where(sql`${table.from_form} and ${table.status} <> 'held'`),
    check("emails_status", sql`${table.status} in ('queued', 'sent', 'kept', 'failed', 'held')`),
  ],
);
