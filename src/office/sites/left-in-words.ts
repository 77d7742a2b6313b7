/** What a live site says to search engines and in shared links, and on no page. */
export function leftInWords(sentences: readonly string[]): string {
  const quoted = sentences.map((sentence) => `“${sentence}”`).join(" ");
  return `Search engines and shared links still say ${quoted} No page says that any more. Check titles and descriptions, under Pages in the editor, then send the site for review and publish it again.`;
}
