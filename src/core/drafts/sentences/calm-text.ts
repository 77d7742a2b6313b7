import { capitalised } from "../../../platform/words/capitalised.ts";
import { isEnglish } from "../../../platform/words/english-words.ts";
import { acronyms, isShouted } from "./capitals.ts";
import { isParticular } from "./exclusions.ts";

/**
 * A sentence that is shouted, in small letters; of another, what is shouted in it: “we WILL TELL you”,
 * and a word alone if it names nothing: “EVERY job”.
 *
 * @param names words that keep a capital: of people, the business, places.
 */
export function calmText(text: string, names: readonly string[]): string {
  if (isShouted(text)) return calmWords(text, names);
  return text
    .replace(shoutedWords, (words) => {
      const areWords = words
        .split(" ")
        .every((word) => word === "I" || isEnglish(word.toLowerCase()));
      return areWords ? calmWords(words, names) : words;
    })
    .replace(shoutedWord, (word) =>
      isParticular(word.toLowerCase()) ? word : calmWords(word, names),
    );
}

/** Two words and more in capitals, with no number after them: “AS 4373” is a standard. */
const shoutedWords =
  /(?<![\p{L}\p{N}])\p{Lu}{2,}(?: (?:\p{Lu}{2,}|I)(?![\p{L}\p{N}’']))+(?! ?\p{N})/gu;

/** One word in capitals. Shorter ones may be short for something: “IT”, “WHO”. */
const shoutedWord = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}’'])/gu;

function calmWords(text: string, names: readonly string[]): string {
  const known = new Set(names.flatMap((name) => name.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  return text.replace(/(?<!\$)[\p{L}\p{N}][\p{L}\p{N}’']*/gu, (word) => {
    const small = word.toLowerCase();
    if (word === "I" || acronyms.has(small)) return word;
    return known.has(small) ? capitalised(small) : small;
  });
}
