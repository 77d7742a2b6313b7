import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/**
 * What visitors did on a day in Sydney, as sums (decision 013). No column here or in the next table
 * may distinguish one visitor from another.
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
