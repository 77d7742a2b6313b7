/** The paragraphs and lists of a plain text (fields.ts has its few rules). */
export function partsOf(text: string): string[] {
  return text.split(/\n{2,}/).flatMap((part) => part.trim() || []);
}
