import { sql } from "drizzle-orm";
import { boolean, check, pgTable } from "drizzle-orm/pg-core";
import { createdAt } from "../columns.ts";

/** At most one row: this installation was filled with made-up people and businesses. */
export const sample = pgTable(
  "sample",
  {
    only: boolean().primaryKey().default(true),
    created_at: createdAt(),
  },
  (table) => [check("sample_only", sql`${table.only}`)],
);
