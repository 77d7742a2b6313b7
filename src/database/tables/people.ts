import { sql } from "drizzle-orm";
import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";

/** An address that was mailed a link to its own page; made with the first such email. */
export const people = pgTable(
  "people",
  {
    id: id(),
    email: text().notNull(),
    /** Part of the link's signature: raising it ends all links before. */
    link_version: integer().notNull().default(1),
    created_at: createdAt(),
  },
  (table) => [uniqueIndex("people_email").on(sql`lower(${table.email})`)],
);
