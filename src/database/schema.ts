import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

// The tables of the product: columns, keys and checks, no queries. Those of the sign-in are in
// operator-tables.ts.

/** Rows are inserted by the SQL function `join_waitlist` alone, which keeps positions dense. */
export const waitlist = pgTable(
  "waitlist",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    preferred_plan: text({ enum: ["once-off", "monthly"] }).notNull(),
    status: text({ enum: ["waiting", "invited", "joined", "removed"] })
      .notNull()
      .default("waiting"),
    /** 1..N in order of joining; never recomputed. */
    position: integer().notNull(),
    /** What a generator or the ideas widget handed over, by its query keys. */
    idea: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where the person came from: `utm_*` and the page. */
    source: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("waitlist_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("waitlist_position_key").on(table.position),
    check("waitlist_position_from_one", sql`${table.position} >= 1`),
    check("waitlist_preferred_plan", sql`${table.preferred_plan} in ('once-off', 'monthly')`),
    check("waitlist_status", sql`${table.status} in ('waiting', 'invited', 'joined', 'removed')`),
  ],
);

/** The outbox. Bodies are written when the mail is first rendered and then stay as sent. */
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
    /** kept: rendered, but there is no SMTP server to send it by. */
    status: text({ enum: ["queued", "sent", "kept", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    last_error: text(),
    created_at: createdAt(),
    sent_at: moment("sent_at"),
  },
  (table) => [
    index("emails_created_at").on(table.created_at),
    index("emails_to_address").on(sql`lower(${table.to_address})`),
    check("emails_status", sql`${table.status} in ('queued', 'sent', 'kept', 'failed')`),
  ],
);

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
    created_at: createdAt(),
  },
  (table) => [index("audit_events_row").on(table.table_name, table.row_id, table.created_at)],
);

/** Counters of rate-limiter-flexible, in the shape it expects; expired ones are swept by it. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});
