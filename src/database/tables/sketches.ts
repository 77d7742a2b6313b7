import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id } from "../columns.ts";

/**
 * What a stranger typed to see their website. The website itself is made of it whenever it is
 * shown; the id chooses between words that are equally good. Kept for 30 days.
 */
export const siteSketches = pgTable(
  "site_previews",
  {
    id: id(),
    token_hash: text().notNull(),
    /** Of the cookie of the browser that made it, which alone may change or delete it. */
    maker_hash: text().notNull(),
    name: text().notNull(),
    trade: text().notNull(),
    place: text().notNull(),
    /** “#1f5b45”; null for that of the trade. */
    colour: text(),
    /** Null for the one that suits the trade. */
    design: text(),
    /** The trade of the catalogue that theirs is like, by its id, where they say so. */
    like_trade: text(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex("site_previews_token").on(table.token_hash),
    index("site_previews_created_at").on(table.created_at),
  ],
);
