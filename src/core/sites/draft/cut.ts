/** A text of at most so many characters: cut at the end of a word, with an ellipsis. */
export function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text.slice(0, longest - 1).replace(/[\s,;:.–—-]+\S*$/, "")}…`;
}
