export type Word = { word: string; from: number; to: number };

/** The words of each sentence of a text, in lower case, and where they stand. */
export function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  for (const { 0: found, index } of text.matchAll(
    /[$]?\d+(?:[.,:]\d+)*%?|\p{L}+(?:['’]\p{L}+)*|[.!?;\n]/gu,
  )) {
    if (/^[.!?;\n]$/.test(found)) sentences.push([]);
    else {
      const word = found.toLowerCase().replaceAll("’", "'");
      sentences.at(-1)?.push({ word, from: index, to: index + found.length });
    }
  }
  return sentences.filter((words) => words.length > 0);
}

/** The words of a term. */
export type Term = readonly string[];

/** A list of terms that is written with commas. */
export function termsOf(list: string): Term[] {
  return list
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean)
    .map((term) => term.split(" "));
}

/** Where a sentence has one of these terms: the words of the first place of each. */
export function termsAt(words: readonly Word[], terms: readonly Term[]): Word[][] {
  return terms.flatMap((term) => {
    const at = words.findIndex((_, start) =>
      term.every((part, offset) => isWord(words[start + offset]?.word, part)),
    );
    return at < 0 ? [] : [words.slice(at, at + term.length)];
  });
}

function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  if (part === "$") return word.startsWith("$");
  return part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;
}
