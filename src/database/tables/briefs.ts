import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../columns.ts";

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
    /** The town or area that the business serves. */
    service_area: text(),
    /** The address of the website they have, with its scheme. */
    current_website: text(),
    opening_hours: text(),
    /** What they sell and what it costs, one a line, in their own words. */
    services: text(),
    /** The plan they chose before they came to the form. */
    preferred_plan: text({ enum: ["once-off", "monthly"] }),
    /** Public links, in the order of `brief_files.position`. */
    file_urls: text().array().notNull().default([]),
    /** Files that were sent and could not be kept, each with the reason. */
    dropped_files: text().array().notNull().default([]),
    /** What a generator or the ideas widget handed over, by its query keys. */
    idea: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Where the person came from: `utm_*` and the page. */
    source: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The sketch that led to the brief, as it looked then; it may be deleted since. */
    chosen_preview: jsonb().$type<ChosenSketch>(),
    /** What was read in its description, sentence by sentence; null until its draft is made. */
    readings: jsonb().$type<unknown>(),
    /** Made by the form's script, so that sending again after a lost answer adds nothing. */
    submission_id: uuid(),
    /** Since when the 48 hours have been stopped, while an operator waits for the customer's answer. */
    paused_at: moment("paused_at"),
    /** For how long they stood still before. */
    paused_seconds: integer().notNull().default(0),
    /** Where the preview is: what was last emailed to the customer or noted by hand. */
    preview_link: text(),
    /**
     * Came with a filled trap field, which browsers fill in too. It is no brief until an operator
     * lets it in, and is deleted after 30 days if nobody does.
     */
    suspected: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("site_briefs_submission_id").on(table.submission_id),
    index("site_briefs_created_at").on(table.created_at, table.id).where(isLetIn(table)),
    index("site_briefs_status").on(table.status, table.created_at, table.id).where(isLetIn(table)),
    // Of running clocks only, or a search for the most urgent would read past all finished briefs.
    index("site_briefs_clock").on(clockStart(table), table.id).where(isClockRunning(table)),
    index("site_briefs_updated_at").on(table.updated_at, table.id).where(isLetIn(table)),
    index("site_briefs_name")
      .on(sql`lower(${table.business_name})`, table.id)
      .where(isLetIn(table)),
    index("site_briefs_suspected").on(table.created_at).where(sql`${table.suspected}`),
    index("site_briefs_email").on(sql`lower(${table.email})`),
    index("site_briefs_search").using("gin", sql`${briefText(table)} gin_trgm_ops`),
    check(
      "site_briefs_status_check",
      sql`${table.status} in ('submitted', 'in_progress', 'preview_ready', 'completed')`,
    ),
    check("site_briefs_preferred_plan", sql`${table.preferred_plan} in ('once-off', 'monthly')`),
  ],
);

/** What was typed for a sketch, the design it was left in, and the colour (“#1f5b45”) if one was chosen. */
export type ChosenSketch = {
  /** Of the sketch: it chooses between words, and so its draft begins with the same. */
  id?: string;
  /** Of its private link. */
  token?: string;
  name: string;
  trade: string;
  place: string;
  design: string;
  colour?: string;
  /** The trade of the catalogue that theirs is like, by its id. */
  like?: string;
};

/** Whether this is a brief: it was never suspected, or has been let in. */
export function isLetIn(brief: { suspected: SQLWrapper }): SQL {
  return sql`not ${brief.suspected}`;
}

/**
 * When the clock of a preview would have begun to run, had it never stood still: in UTC and without
 * a time zone, since only such a moment can be added to in an index. The same expression as there.
 */
export function clockStart(brief: Record<"created_at" | "paused_seconds", SQLWrapper>): SQL {
  return sql`((${brief.created_at} at time zone 'UTC') + make_interval(secs => ${brief.paused_seconds}))`;
}

/** Whether a brief waits for its preview, and not we for an answer. The same as in the index. */
export function isClockRunning(
  brief: Record<"status" | "paused_at" | "suspected", SQLWrapper>,
): SQL {
  return sql`${brief.status} in ('submitted', 'in_progress') and ${brief.paused_at} is null and ${isLetIn(brief)}`;
}

/** What a search looks at; the same expression as in its index. */
export function briefText(
  brief: Record<"business_name" | "email" | "contact_name" | "business_description", SQLWrapper>,
): SQL {
  return sql`lower(' ' || ${brief.business_name} || ' ' || ${brief.email} || ' ' || coalesce(${brief.contact_name}, '') || ' ' || ${brief.business_description})`;
}

/** Reminders of a brief's preview that operators were sent, each of them once. */
export const previewReminders = pgTable(
  "preview_reminders",
  {
    brief_id: uuid()
      .notNull()
      .references(() => siteBriefs.id, { onDelete: "cascade" }),
    /** How long before the preview was due; 0 if it was overdue. */
    hours_left: smallint().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.brief_id, table.hours_left] })],
);
