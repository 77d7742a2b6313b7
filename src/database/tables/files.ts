import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "../columns.ts";
import { siteBriefs } from "./briefs.ts";

/** A stored upload. Without a brief until the form it belongs to is sent, which claims it once. */
export const briefFiles = pgTable(
  "brief_files",
  {
    id: id(),
    brief_id: uuid().references(() => siteBriefs.id, { onDelete: "cascade" }),
    /** Name in the file store and in the public link: a UUID v7 and the extension of its type. */
    key: text().notNull(),
    /** Its name on the visitor's device, made safe to show. */
    original_name: text().notNull(),
    /** Media type, told by content. */
    type: text().notNull(),
    bytes: integer().notNull(),
    /** There was a virus scanner when it came, and it did not answer. */
    unscanned: boolean().notNull().default(false),
    /** 1..10 within a brief. */
    position: integer(),
    /** A small copy of an image without metadata; null until the job has made it. */
    thumbnail_key: text(),
    /** The uploader's address, as limits count it; null once a brief has claimed it. */
    visitor: text(),
    /** How many attempts at a thumbnail started and did not finish. */
    thumbnail_attempts: smallint().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("brief_files_key").on(table.key),
    // Waiting uploads, whose bytes are counted at each upload.
    index("brief_files_waiting")
      .on(table.created_at, table.visitor, table.bytes)
      .where(sql`${table.brief_id} is null`),
    uniqueIndex("brief_files_thumbnail_key").on(table.thumbnail_key),
    uniqueIndex("brief_files_position").on(table.brief_id, table.position),
    check("brief_files_claimed", sql`(${table.brief_id} is null) = (${table.position} is null)`),
  ],
);

/**
 * Room for uploads that are on their way, taken by `reserve_upload_room`. Unlogged: a crash of
 * PostgreSQL cuts off all uploads anyway.
 */
export const uploadReservations = pgTable("upload_reservations", {
  id: id(),
  visitor: text().notNull(),
  network: text(),
  bytes: bigint({ mode: "number" }).notNull(),
  /** When its process last said that it is on its way. */
  seen_at: moment("seen_at").notNull().defaultNow(),
});
