import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { siteReleases, sites } from "./sites.ts";

/** A private link on which a customer sees candidates of their site, comments and approves. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** Part of the link’s signature: raising it ends all links before. */
    link_version: integer().notNull().default(1),
    revoked_at: moment("revoked_at"),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex("reviews_site").on(table.site_id)],
);

/** A candidate release that was shown, the last of which is what can be approved. */
export const reviewCandidates = pgTable(
  "review_candidates",
  {
    id: id(),
    review_id: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    site_id: uuid().notNull(),
    release_id: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("review_candidates_review").on(table.review_id, table.id),
    foreignKey({
      name: "review_candidates_release",
      columns: [table.site_id, table.release_id],
      foreignColumns: [siteReleases.site_id, siteReleases.id],
    }).onDelete("cascade"),
  ],
);

/** What the customer says of a block, and what the operator answers. */
export const reviewComments = pgTable(
  "review_comments",
  {
    id: id(),
    review_id: uuid()
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    /** What it answers; null for one that starts a thread. */
    parent_id: uuid(),
    author: text({ enum: ["customer", "operator"] }).notNull(),
    /** As the customer typed it; the operator’s name at that time. */
    name: text().notNull(),
    /** The candidate that was looked at. */
    release_id: text().notNull(),
    /** Null for the page as a whole. */
    block_id: text(),
    /** The words of the block that were on the screen, to find again what was meant. */
    quoted: text(),
    text: text().notNull(),
    /** Made by the form’s script, so that sending again after a lost answer adds nothing. */
    submission_id: uuid(),
    resolved_at: moment("resolved_at"),
    created_at: createdAt(),
  },
  (table) => [
    index("review_comments_review").on(table.review_id, table.id),
    uniqueIndex("review_comments_submission").on(table.submission_id),
    foreignKey({ columns: [table.parent_id], foreignColumns: [table.id] }).onDelete("cascade"),
    check("review_comments_author", sql`${table.author} in ('customer', 'operator')`),
  ],
);

/** What was attached to a comment. */
export const reviewFiles = pgTable(
  "review_files",
  {
    id: id(),
    comment_id: uuid()
      .notNull()
      .references(() => reviewComments.id, { onDelete: "cascade" }),
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
    uniqueIndex("review_files_key").on(table.key),
    index("review_files_comment").on(table.comment_id, table.id),
  ],
);

/** A code that was mailed to the address on record, to approve one release. */
export const reviewCodes = pgTable("review_codes", {
  review_id: uuid()
    .primaryKey()
    .references(() => reviews.id, { onDelete: "cascade" }),
  release_id: text().notNull(),
  code_hash: text().notNull(),
  /** Wrong guesses in all, and of each who guessed, by a hash of their address. */
  attempts: smallint().notNull().default(0),
  attempts_by: jsonb().$type<Record<string, number>>().notNull().default({}),
  created_at: createdAt(),
});

/** Kept for seven years, whatever becomes of the site. The same bytes may be approved again, later. */
export const siteApprovals = pgTable(
  "site_approvals",
  {
    id: id(),
    site_id: uuid().references(() => sites.id, { onDelete: "set null" }),
    release_id: text().notNull(),
    /** Who approved, as they typed it. */
    name: text().notNull(),
    /** What they agreed to, in the words that were on the screen. */
    terms: text().notNull(),
    /** Names of operators who had read the code, which they can where no emails go out. */
    code_read_by: text().array().notNull().default([]),
    created_at: createdAt(),
  },
  (table) => [index("site_approvals_site").on(table.site_id, table.created_at)],
);
