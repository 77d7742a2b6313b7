import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
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

/** A code that was mailed to somebody, to open on a device what their link alone does not. */
export const personCodes = pgTable("person_codes", {
  person_id: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  code_hash: text().notNull(),
  /** Wrong guesses in all, and of each who guessed, by a hash of their address. */
  attempts: smallint().notNull().default(0),
  attempts_by: jsonb().$type<Record<string, number>>().notNull().default({}),
  created_at: createdAt(),
});

/** A device on which somebody typed such a code; it is forgotten after 30 days. */
export const personDevices = pgTable(
  "person_devices",
  {
    id: id(),
    person_id: uuid()
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in its cookie. */
    token_hash: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("person_devices_token").on(table.token_hash),
    index("person_devices_person").on(table.person_id),
    index("person_devices_created_at").on(table.created_at),
  ],
);
