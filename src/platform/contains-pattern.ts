/** A pattern of SQL's LIKE for what contains a text, in which % and _ stand for themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
