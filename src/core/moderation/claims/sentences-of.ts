export type Word = { word: string; from: number; to: number };

/** The words of a sentence, and the places of each. */
export type Sentence = { words: readonly Word[]; places: ReadonlyMap<string, readonly number[]> };

/** The sentences of a text, their words in lower case. */
export function sentencesOf(text: string): Sentence[] {
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
  return sentences
    .filter((words) => words.length > 0)
    .map((words) => ({
      words,
      places: Map.groupBy(words.keys(), (at) => words[at]?.word ?? ""),
    }));
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

/** The words of the first of these terms that a sentence has. */
export function termIn({ words, places }: Sentence, terms: readonly Term[]): Word[] | undefined {
  for (const term of terms) {
    const [first = ""] = term;
    const starts = isOpen(first)
      ? [...places].flatMap(([word, at]) => (isWord(word, first) ? at : []))
      : (places.get(first) ?? []);
    const at = starts.find((start) =>
      term.every((part, offset) => isWord(words[start + offset]?.word, part)),
    );
    if (at !== undefined) return words.slice(at, at + term.length);
  }
  return undefined;
}

/** Whether a part of a term stands for more than one word. */
function isOpen(part: string): boolean {
  return part === "$" || part.endsWith("*");
}

function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  if (part === "$") return word.startsWith("$");
  return part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;
}
