/** A word or number of a text in lower case, with straight apostrophes. */
const word = /\$?\d+(?:[.,:]\d+)*%?|\p{L}+(?:['’]\p{L}+)*|[★⭐]/gu;

/** The words of a text, in lower case, with straight apostrophes; numbers keep their “$” and “%”. */
export function wordsOf(text: string): string[] {
  const words = text.normalize("NFC").toLowerCase().match(word) ?? [];
  return words.map((found) => found.replaceAll("’", "'"));
}
