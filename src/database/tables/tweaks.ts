import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { sites } from "./sites.ts";

/** What the customer of a live site wants changed on it. */
export const tweaks = pgTable(
  "tweaks",
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** What was live when it was asked for. */
    release_id: text().notNull(),
    /** The section, by its name then; null for the website as a whole. */
    about: text(),
    text: text().notNull(),
    /** Whether it is the month’s included one. We quote for any other before we begin. */
    is_free: boolean().notNull(),
    /** Closed: nothing was changed for it. */
    status: text({ enum: ["open", "done", "closed"] })
      .notNull()
      .default("open"),
    /** What the customer was told with it. */
    note: text(),
    closed_at: moment("closed_at"),
    /** Made with the form, so that sending again after a lost answer adds nothing. */
    submission_id: uuid().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("tweaks_site").on(table.site_id, table.id),
    index("tweaks_open").on(table.id).where(sql`${table.status} = 'open'`),
    uniqueIndex("tweaks_submission").on(table.site_id, table.submission_id),
    check("tweaks_status", sql`${table.status} in ('open', 'done', 'closed')`),
    check("tweaks_closed", sql`(${table.status} = 'open') = (${table.closed_at} is null)`),
  ],
);

/** What came with one. */
export const tweakFiles = pgTable(
  "tweak_files",
  {
    id: id(),
    tweak_id: uuid()
      .notNull()
      .references(() => tweaks.id, { onDelete: "cascade" }),
    /** Name in the file store: a UUID v7 and the extension of its type. */
    key: text().notNull(),
    /** Its name on the device that it came from, made safe to show. */
    original_name: text().notNull(),
    /** Media type, told by content. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** There was a virus scanner when it came, and it did not answer. */
    unscanned: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("tweak_files_key").on(table.key),
    index("tweak_files_tweak").on(table.tweak_id, table.id),
  ],
);
