import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

// The tables of the product: columns, keys and checks, no queries. Those of the sign-in are in
// operator-tables.ts.

/**
 * Rows are inserted by the SQL function `join_waitlist` alone, which keeps positions dense, and none
 * is ever deleted. Its indexes are explained in decision 014.
 */
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
    index("waitlist_status").on(table.status, table.position),
    index("waitlist_created_at").on(table.created_at),
    index("waitlist_search")
      .using(
        "gin",
        sql`(${table.position} / 50000)`,
        table.status,
        sql`lower(${table.name} || ' ' || ${table.email} || ' ' || coalesce(${table.phone}, '')) gin_trgm_ops`,
      )
      .with({ fastupdate: false }),
    index("waitlist_provider").on(
      sql`lower(split_part(${table.email}, '@', 2)) text_pattern_ops`,
      table.position,
    ),
    check("waitlist_position_from_one", sql`${table.position} >= 1`),
    check("waitlist_preferred_plan", sql`${table.preferred_plan} in ('once-off', 'monthly')`),
    check("waitlist_status", sql`${table.status} in ('waiting', 'invited', 'joined', 'removed')`),
  ],
);

/**
 * How many people of each 50,000 positions have which status, other than `waiting`: those are the
 * rest, so that a sign-up changes nothing here. A trigger keeps it at every update of `waitlist`.
 */
export const waitlistCounts = pgTable(
  "waitlist_counts",
  {
    /** `position / 50000`, rounded down. */
    stretch: integer().notNull(),
    status: text({ enum: ["invited", "joined", "removed"] }).notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.stretch, table.status] })],
);

/** What a person tells us so that we can build their preview. */
export const siteBriefs = pgTable(
  "site_briefs",
  {
    id: id(),
    status: text({ enum: ["submitted", "in_progress", "preview_ready", "completed"] })
      .notNull()
      .default("submitted"),
    created_at: createdAt(),
    /** Set at every change by an operator. */
    updated_at: updatedAt(),
    business_name: text().notNull(),
    email: text().notNull(),
    contact_name: text(),
    phone: text(),
    business_description: text().notNull(),
    site_goals: text().notNull(),
    style: text().notNull(),
    has_domain: boolean().notNull(),
    domain_preferences: text(),
    color_preferences: text(),
    /** Public links, in the order of `brief_files.position`. */
    file_urls: text().array().notNull().default([]),
    /** What a generator or the ideas widget handed over, by its query keys. */
    idea: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where the person came from: `utm_*` and the page. */
    source: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Made by the form's script, so that sending again after a lost answer adds nothing. */
    submission_id: uuid(),
  },
  (table) => [
    uniqueIndex("site_briefs_submission_id").on(table.submission_id),
    index("site_briefs_created_at").on(table.created_at, table.id),
    index("site_briefs_status").on(table.status, table.created_at, table.id),
    index("site_briefs_updated_at").on(table.updated_at, table.id),
    index("site_briefs_name").on(sql`lower(${table.business_name})`, table.id),
    index("site_briefs_email").on(sql`lower(${table.email})`),
    index("site_briefs_search").using(
      "gin",
      sql`${table.business_name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
      sql`${table.contact_name} gin_trgm_ops`,
      sql`${table.business_description} gin_trgm_ops`,
    ),
    check(
      "site_briefs_status_check",
      sql`${table.status} in ('submitted', 'in_progress', 'preview_ready', 'completed')`,
    ),
  ],
);

/** A stored upload. Without a brief until the form it belongs to is sent, which claims it once. */
export const briefFiles = pgTable(
  "brief_files",
  {
    id: id(),
    brief_id: uuid().references(() => siteBriefs.id, { onDelete: "cascade" }),
    /** Name in the file store and in the public link: a UUID v7 and the extension of its type. */
    key: text().notNull(),
    /** As the visitor's device called it, made safe to show. */
    original_name: text().notNull(),
    /** Media type, told by content. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** 1..10 within a brief. */
    position: integer(),
    /** A small copy of an image without its metadata; null until the job has made it. */
    preview_key: text(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("brief_files_key").on(table.key),
    uniqueIndex("brief_files_preview_key").on(table.preview_key),
    uniqueIndex("brief_files_position").on(table.brief_id, table.position),
    check("brief_files_claimed", sql`(${table.brief_id} is null) = (${table.position} is null)`),
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
  (table) => [
    index("audit_events_row").on(table.table_name, table.row_id, table.created_at),
    // Of many events the few that may name an address.
    index("audit_events_addresses")
      .on(table.id)
      .where(sql`${table.from_value} like '%@%' or ${table.to_value} like '%@%'`),
  ],
);

/** Counters of rate-limiter-flexible, in the shape it expects; expired ones are swept by it. */
export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: "number" }),
});

/**
 * What visitors did on a day in Sydney, as sums (decision 013). No column here or in the next table
 * may tell one visitor from another.
 */
export const dailyCounts = pgTable(
  "daily_counts",
  {
    day: date().notNull(),
    /** Path of content/pages.ts. */
    page: text().notNull(),
    event: text({ enum: ["view", "tool", "form"] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.event] }),
    check("daily_counts_event", sql`${table.event} in ('view', 'tool', 'form')`),
  ],
);

/** How fast pages were for visitors on a day in Sydney: how many values fell into which bucket. */
export const dailyVitals = pgTable(
  "daily_vitals",
  {
    day: date().notNull(),
    page: text().notNull(),
    vital: text({ enum: ["LCP", "INP", "CLS"] }).notNull(),
    /** Its upper end: milliseconds, thousandths for CLS. */
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.vital, table.bucket] }),
    check("daily_vitals_vital", sql`${table.vital} in ('LCP', 'INP', 'CLS')`),
  ],
);
