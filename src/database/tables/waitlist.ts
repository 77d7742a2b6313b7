import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, updatedAt } from "../columns.ts";

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
