import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
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
import { siteBriefs } from "./briefs.ts";

/** One customer’s website, from its first draft to its deletion. */
export const sites = pgTable(
  "sites",
  {
    id: id(),
    /** What it was drafted from; null once that brief is gone, or if there never was one. */
    brief_id: uuid().references(() => siteBriefs.id, { onDelete: "set null" }),
    status: text({
      enum: ["draft", "in_review", "approved", "live", "suspended", "cancelled", "deleted"],
    })
      .notNull()
      .default("draft"),
    /** Of the business, for lists. */
    name: text().notNull(),
    /** The customer’s address on record: codes and enquiries go there. */
    email: text().notNull(),
    contact_name: text(),
    /** The first label of its reserved host; null until an operator chooses one. */
    slug: text(),
    /** The number of its latest revision. */
    revision: integer().notNull(),
    /** The release that is served; null while it is not live. */
    live_release: text(),
    /** The one before, whose files answer for another seven days. */
    previous_release: text(),
    released_at: moment("released_at"),
    /** When somebody recorded that it may be published; publishing needs that. */
    entitled_at: moment("entitled_at"),
    /** What was left of the brief, for the operator: wishes, and what could not be read. */
    notes: text().array().notNull().default([]),
    /** The brief’s sentences that are not on the page, and those with mended spelling, with what became of each. */
    held_words: jsonb().$type<unknown>().notNull().default({ held: [], mended: [] }),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (table) => [
    uniqueIndex("sites_brief").on(table.brief_id),
    uniqueIndex("sites_slug").on(table.slug),
    index("sites_status").on(table.status, table.id),
    index("sites_email").on(sql`lower(${table.email})`),
    index("sites_search").using("gin", sql`${siteText(table)} gin_trgm_ops`),
    check(
      "sites_status_check",
      sql`${table.status} in ('draft', 'in_review', 'approved', 'live', 'suspended', 'cancelled', 'deleted')`,
    ),
    check("sites_slug_check", sql`${table.slug} ~ '^[a-z0-9-]{3,40}$'`),
    check("sites_live_check", sql`${table.status} <> 'live' or ${table.live_release} is not null`),
  ],
);

/** What a search looks at; the same expression as in its index. */
export function siteText(site: Record<"name" | "email" | "contact_name", SQLWrapper>): SQL {
  return sql`lower(' ' || ${site.name} || ' ' || ${site.email} || ' ' || coalesce(${site.contact_name}, ''))`;
}

/** The customer’s own domain name for a site, typed by them and live once its records are right. */
export const siteDomains = pgTable(
  "site_domains",
  {
    site_id: uuid()
      .primaryKey()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** As it is registered: “coffscakes.com.au”. The same with “www.” belongs to it. */
    name: text().notNull(),
    /** When all its records were right for the first time: the site has been live there since. */
    verified_at: moment("verified_at"),
    /** Since when it or its “www” leads elsewhere, after it was verified. */
    lost_at: moment("lost_at"),
    /** When DNS was last asked. */
    checked_at: moment("checked_at"),
    /** What DNS said then, cut short. */
    found: jsonb().$type<unknown>(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("site_domains_verified")
      .on(table.name)
      .where(sql`${table.verified_at} is not null`),
    index("site_domains_checked").on(table.checked_at),
  ],
);

/** That a site is cancelled; gone once it is taken back, or with the site after its grace period. */
export const siteCancellations = pgTable(
  "site_cancellations",
  {
    site_id: uuid()
      .primaryKey()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** What the site was, and is again if the cancellation is taken back. */
    was: text({ enum: ["live", "suspended"] }).notNull(),
    /** Whether visitors are told to ring instead. */
    shows_phone: boolean().notNull(),
    /** With how many days left the customer was last reminded; null before that. */
    reminded: smallint(),
    created_at: createdAt(),
  },
  (table) => [
    index("site_cancellations_created_at").on(table.created_at),
    check("site_cancellations_was", sql`${table.was} in ('live', 'suspended')`),
  ],
);

/** A slug that a site had. Nobody else gets it for a year, even when that site is erased. */
export const retiredSlugs = pgTable("retired_slugs", {
  slug: text().primaryKey(),
  site_id: uuid().references(() => sites.id, { onDelete: "set null" }),
  retired_at: moment("retired_at").notNull().defaultNow(),
});

/** Everything a site says at one moment: never changed, only followed by the next. */
export const siteRevisions = pgTable(
  "site_revisions",
  {
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** From 1 within its site. */
    number: integer().notNull(),
    document: jsonb().$type<unknown>().notNull(),
    facts: jsonb().$type<unknown>().notNull(),
    /** An operator’s id, or “draft”. */
    author: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.number] })],
);

/** Words of a site that somebody vouches for: one of our lines that is right, or proof that was seen. */
export const siteVouched = pgTable(
  "site_vouched",
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** As they are on the page: other words are not vouched for by it. */
    words: text().notNull(),
    /** A line is right, as an operator or the customer says; proof was seen; or it is kept without. */
    how: text({ enum: ["office", "review", "proof", "override"] }).notNull(),
    /** An operator’s id, or the name that the customer gave. */
    by: text().notNull(),
    /** What was seen, or the reason why it is kept without. */
    saw: text(),
    seen_on: date(),
    created_at: createdAt(),
  },
  (table) => [
    index("site_vouched_site").on(table.site_id),
    check("site_vouched_how", sql`${table.how} in ('office', 'review', 'proof', 'override')`),
  ],
);

/** A photo or a logo, stored once for each of its widths. */
export const siteFiles = pgTable(
  "site_files",
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** The upload it was made of; null for what an operator added. */
    brief_file_id: uuid(),
    /** What blocks may show it as. A removed one is kept for as long as a revision shows it. */
    kind: text({ enum: ["photo", "logo", "file", "removed"] }).notNull(),
    /** What a document calls it, and what its stored files begin with. */
    key: text().notNull(),
    /** Its name on the device that it came from, made safe to show. */
    original_name: text().notNull(),
    /** Those that a picture is kept in; a PDF has none. */
    widths: integer().array().notNull(),
    /** Of the largest, in pixels; zero of a PDF. */
    width: integer().notNull(),
    height: integer().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("site_files_key").on(table.key),
    uniqueIndex("site_files_brief_file").on(table.site_id, table.brief_file_id),
  ],
);

/** The rendered bytes of one revision for one host. */
export const siteReleases = pgTable(
  "site_releases",
  {
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** SHA-256 of its manifest: the same bytes have the same id. */
    id: text().notNull(),
    revision: integer().notNull(),
    /** With the scheme: “https://wattle.example”. */
    origin: text().notNull(),
    /** The version of the renderer that made it; null for those made before it was recorded. */
    renderer: integer(),
    /** Null while it is a candidate. */
    approved_at: moment("approved_at"),
    created_at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.id] })],
);

/** What a release answers, by path. The manifest is these rows, sorted. */
export const siteReleaseFiles = pgTable(
  "site_release_files",
  {
    site_id: uuid().notNull(),
    release_id: text().notNull(),
    /** Without a slash at the front: “”, “404”, “files/photo-3f2a….webp”. */
    path: text().notNull(),
    /** Media type. */
    type: text().notNull(),
    /** SHA-256 of its bytes, which are stored under that name. */
    blob: text().notNull(),
    bytes: integer().notNull(),
    /** The same in brotli; null where that would not make it smaller. */
    brotli_blob: text(),
    brotli_bytes: integer(),
    /** `Content-Security-Policy`; null for what is no page. */
    policy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.site_id, table.release_id, table.path] }),
    foreignKey({
      name: "site_release_files_release",
      columns: [table.site_id, table.release_id],
      foreignColumns: [siteReleases.site_id, siteReleases.id],
    }).onDelete("cascade"),
    index("site_release_files_blob").on(table.blob),
    index("site_release_files_brotli_blob").on(table.brotli_blob),
  ],
);

/** At most one row: it goes up with every change of what is served, so that each process can see it. */
export const hostingState = pgTable(
  "hosting_state",
  {
    only: boolean().primaryKey().default(true),
    version: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [check("hosting_state_only", sql`${table.only}`)],
);
