import { or, type SQL, sql } from "drizzle-orm";

/** A pattern of SQL's LIKE for what contains a text, in which % and _ stand for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

/**
 * Whether a text has what is searched for, in any case. One or two letters are looked for where a
 * word begins (after a space, an @ or a dot): an index of trigrams knows nothing else of them.
 *
 * @param text in lower case, beginning with a space, as an index of trigrams has it.
 */
export function containsText(text: SQL, search: string): SQL | undefined {
  const patterns = /^[\p{L}\p{N}]{1,2}$/u.test(search)
    ? [" ", "@", "."].map((boundary) => `%${boundary}${search}%`)
    : [containsPattern(search)];
  return or(...patterns.map((pattern) => sql`${text} like lower(${pattern})`));
}
