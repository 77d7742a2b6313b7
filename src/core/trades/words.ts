import { stemmer } from "stemmer";

/** The words of a text in lower case, without accents, apostrophes and marks. “&” is “and”. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/['’]/g, "")
    .replace(/&/g, " and ")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A trainer, training and trains have one root. */
export function rootOf(word: string): string {
  const stem = stemmer(word);
  return stem.replace(/(?<=.{5})(?:er|or|ist)$|e$/, "");
}
