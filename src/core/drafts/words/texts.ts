/** A text of at most so many characters: cut at the end of a word, with an ellipsis. */
export function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text.slice(0, longest - 1).replace(/[\s,;:.–—-]+\S*$/, "")}…`;
}

/** A pattern such as “{name}, {place}” with its values. */
export function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "").trim();
}
