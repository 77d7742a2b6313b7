import { or, type SQL, sql } from "drizzle-orm";

/** A SQL LIKE pattern for containing a text, in which % and _ have no special meaning. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Whether a text contains the search text, in any case. One or two letters match only at the start
 * of a word (after a space, an @ or a dot), where a trigram index can find them.
 *
 * @param text in lower case, starting with a space, as in the trigram index.
 */
export function containsText(text: SQL, search: string): SQL | undefined {
  const patterns = /^[\p{L}\p{N}]{1,2}$/u.test(search)
    ? [" ", "@", "."].map((boundary) => `%${boundary}${search}%`)
    : [containsPattern(search)];
  return or(...patterns.map((pattern) => sql`${text} like lower(${pattern})`));
}
