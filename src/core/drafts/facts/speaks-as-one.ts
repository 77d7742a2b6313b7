/** Whether one person speaks in these paragraphs. */
export function speaksAsOne(paragraphs: readonly string[][]): boolean {
  const text = paragraphs.flat().join(" ");
  const one = text.match(/\b(?:I|I’m|I’ve|I’ll|my|me)\b/g)?.length ?? 0;
  const many = text.match(/\b(?:we|we’re|we’ve|our|us)\b/gi)?.length ?? 0;
  return one > many;
}
