import { loadJudge } from "../sentences/judge.ts";
import { mendSpelling } from "../spelling/mend-spelling.ts";
import { loadSpeller } from "../spelling/speller.ts";
import type { Reading, Sentences } from "./read-sentences.ts";

/** Loads what reads sentences: a second and 200 MB, so only a process that ends does this. */
export async function loadReader(): Promise<(asked: Sentences) => Promise<Reading[]>> {
  const speller = loadSpeller();
  const judge = await loadJudge();
  return async ({ sentences, speaker, known }) => {
    const right = new Set(known);
    const verdicts = await judge(sentences, speaker);
    return verdicts.map((verdict, at) => ({
      verdict,
      mends: mendSpelling(sentences[at] ?? "", right, speller),
    }));
  };
}
