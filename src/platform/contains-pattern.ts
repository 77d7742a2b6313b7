/** A pattern of SQL's LIKE for what contains a text, in which % and _ stand for themselves. */
export function containsPattern(text: string): string {
  return `%${literal(text)}%`;
}

/** The same for what begins with a text. */
export function beginsPattern(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
