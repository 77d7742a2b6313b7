import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** That a column holds this text, in whatever case; as the indexes over `lower()` have it. */
export function equalsIgnoringCase(column: SQLWrapper, text: string): SQL {
  return sql`lower(${column}) = lower(${text})`;
}
