import { boolean, date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { sites } from "./sites.ts";

/**
 * What visitors of a customer’s site asked in a month, without who they are: names, numbers and
 * addresses are left out. Kept for that month and the next.
 */
export const siteQuestions = pgTable(
  "site_questions",
  {
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** Its first day. */
    month: date().notNull(),
    /** In lower case. */
    question: text().notNull(),
    /** Whether the site answered it when it was last asked. */
    is_answered: boolean().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.site_id, table.month, table.question] })],
);
