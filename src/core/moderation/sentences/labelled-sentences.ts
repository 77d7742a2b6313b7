import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Label, labels } from "./labels.ts";

export type LabelledSentence = { label: Label; trade: string; sentence: string };

/** The sentences that the classifier learns from: a file for each label, a trade and a sentence a line. */
export async function trainingSentences(): Promise<LabelledSentence[]> {
  const files = labels.map(async (label) => {
    const lines = await linesOf(join("training", `${label}.tsv`));
    return lines.map(([trade = "", sentence = ""]) => ({ label, trade, sentence }));
  });
  return (await Promise.all(files)).flat();
}

/** Sentences that it does not learn from, to hold it against. */
export async function testSentences(): Promise<LabelledSentence[]> {
  const lines = await linesOf("test-sentences.tsv");
  return lines.flatMap(([name, trade = "", sentence = ""]) => {
    const label = labels.find((known) => known === name);
    return label ? [{ label, trade, sentence }] : [];
  });
}

async function linesOf(file: string): Promise<string[][]> {
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));
}
