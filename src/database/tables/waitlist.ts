import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
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
    /** The same of later sign-ups with this address, the newest first; at most 20. */
    brought_later: jsonb().$type<BroughtLater[]>().notNull().default([]),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("waitlist_email_key").on(sql`lower(${table.email})`),
    uniqueIndex("waitlist_position_key").on(table.position),
    index("waitlist_status").on(table.status, table.position),
    index("waitlist_created_at").on(table.created_at),
    index("waitlist_search")
      .using("gin", sql`${waitlistText(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check("waitlist_position_from_one", sql`${table.position} >= 1`),
    check("waitlist_preferred_plan", sql`${table.preferred_plan} in ('once-off', 'monthly')`),
    check("waitlist_status", sql`${table.status} in ('waiting', 'invited', 'joined', 'removed')`),
  ],
);

/**
 * Sign-ups with a filled trap field, which browsers fill in too. An operator lets them in or
 * dismisses them; they are kept for 30 days.
 */
export const suspectedSignUps = pgTable(
  "suspected_sign_ups",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    preferred_plan: text({ enum: ["once-off", "monthly"] }).notNull(),
    /** As in `waitlist`. */
    idea: jsonb().$type<Record<string, string>>().notNull().default({}),
    source: jsonb().$type<Record<string, string>>().notNull().default({}),
    created_at: createdAt(),
  },
  (table) => [
    index("suspected_sign_ups_created_at").on(table.created_at),
    index("suspected_sign_ups_email").on(sql`lower(${table.email})`),
  ],
);

/** What somebody who is on the list already brought with another sign-up. */
type BroughtLater = {
  idea: Record<string, string>;
  source: Record<string, string>;
  /** What they gave of themselves that differs from the entry's own. */
  details?: Partial<Record<"name" | "phone" | "preferred_plan", string>>;
  /** When, as ISO 8601. */
  at: string;
};

/** What a search looks at, as its index has it. */
export function waitlistText({
  name,
  email,
  phone,
}: Record<"name" | "email" | "phone", SQLWrapper>): SQL {
  return sql`lower(' ' || ${name} || ' ' || ${email} || ' ' || coalesce(${phone}, ''))`;
}
