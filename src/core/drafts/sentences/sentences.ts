import { mendMarks } from "./plain-text.ts";

const segmenter = new Intl.Segmenter("en-AU", { granularity: "sentence" });

/**
 * The paragraphs of a plain text, each as its sentences. A line of a list is a sentence that begins with
 * “- ”, and so is what stands after “(1)”.
 */
export function paragraphsOf(text: string): string[][] {
  return text
    .replace(/(?<=\s|^)\(\d\)\s+(?=\p{Lu})/gu, "\n- ")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").flatMap(sentencesOf))
    .filter((sentences) => sentences.length > 0);
}

/** Without the breaks inside of sentences: a line that ends in a comma goes on in the next. */
export function unwrapped(text: string): string {
  return text.replace(
    /(?<=[,;]|[\p{L}\d] [–—&-]|\b(?:and|or|the|a|an|of|with|for|from|in|to))\n(?!\n|- )/gu,
    " ",
  );
}

/** A letter begins with one, before its first sentence. */
const greeting =
  /^(?:hello|hi+|hey|howdy|g[’']?day|good (?:morning|afternoon|evening)|ass?ala+mu? alaikum|namaste|kia ora)(?: (?:again|all|dear|everybody|everyone|folks|friends?|guys|mate|team|there))?\s*[,–—-]\s+/iu;

/** The sentences of one line; a greeting is one by itself. */
export function sentencesOf(line: string): string[] {
  if (line.startsWith("- ")) return [line.trimEnd()];
  const hello = greeting.exec(line)?.[0];
  if (hello && hello.length < line.length) {
    return [hello.trim(), ...sentencesOf(line.slice(hello.length))];
  }
  const sentences: string[] = [];
  const segments = [...segmenter.segment(line)].flatMap(({ segment }) =>
    segment.split(
      /(?<=\p{L}{2}\)?[.!?]|\d[!?])\s+(?=[\d$\p{Ll}])|(?<=\p{L} \d+\.)\s+(?=\p{Ll}{2})/u,
    ),
  );
  for (const segment of segments) {
    const sentence = segment.trim();
    const last = sentences.at(-1);
    const goesOn =
      last !== undefined &&
      (/(?:\b(?:e\.g|i\.e|approx|etc|no|rm|st|rd|mt|ph|ext|incl|min|max)\.|\.\.\.|…)$/i.test(
        last,
      ) ||
        isOpen(last));
    if (goesOn) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else if (sentence !== "") sentences.push(sentence);
  }
  return sentences;
}

/** A parenthesis or a quotation that began in it ends in the next: they are one. */
function isOpen(sentence: string): boolean {
  const count = (mark: string) => sentence.split(mark).length;
  const opens = count("(") > count(")") || count("“") > count("”");
  return opens && sentence.length < 400;
}

/** With the mark at its end that a sentence has, and its other marks mended. */
export function closed(sentence: string): string {
  const bare = mendMarks(sentence).replace(/[\s,;–—-]+$/, "");
  const isWhole = bare === "" || bare.startsWith("- ") || /[.!?…:”’)。！？]$/u.test(bare);
  return isWhole ? bare : `${bare}.`;
}
