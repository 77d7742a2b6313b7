import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { claimsIn, type Speaker } from "../claims/claims-in.ts";
import { chancesOf, type KeptWeights, named, readWeights, seenIn } from "./classifier.ts";
import { loadEmbed } from "./embed.ts";
import { type Verdict, verdictOn } from "./verdict.ts";

/** Longer sentences are judged by how they begin. */
const LONGEST = 600;

/** Judges sentences of one business, in their order. */
export type Judge = (sentences: readonly string[], speaker: Speaker) => Promise<Verdict[]>;

/** Loads the judge: half a second and 150 MB, so only a process that ends does this. */
export async function loadJudge(): Promise<Judge> {
  const [embed, weights] = await Promise.all([loadEmbed(), committedWeights()]);
  return async (sentences, speaker) => {
    const begun = sentences.map((sentence) => sentence.slice(0, LONGEST));
    const meanings = await embed(begun);
    return begun.map((sentence, at) => {
      const seen = seenIn(sentence, speaker.trade, meanings[at] ?? []);
      const chances = named(chancesOf(weights, seen));
      return verdictOn(sentence, chances, claimsIn(sentences[at] ?? "", speaker));
    });
  };
}

async function committedWeights() {
  const file = join(import.meta.dirname, "weights.json");
  const kept: KeptWeights = JSON.parse(await readFile(file, "utf8"));
  return readWeights(kept);
}
