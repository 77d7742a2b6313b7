// The program of the reading process: read-sentences.ts starts it for the sentences of one business.
import { setPriority } from "node:os";
import { loadJudge } from "../sentences/judge.ts";
import { mendSpelling } from "../spelling/mend-spelling.ts";
import { loadSpeller } from "../spelling/speller.ts";
import type { Reading, Sentences } from "./read-sentences.ts";

// Nobody waits for the answer any more.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

setPriority(10); // pages first

process.once("message", async ({ sentences, speaker, known }: Sentences) => {
  const right = new Set(known);
  const speller = loadSpeller();
  const judge = await loadJudge();
  const verdicts = await judge(sentences, speaker);
  const readings = verdicts.map(
    (verdict, at): Reading => ({
      verdict,
      mends: mendSpelling(sentences[at] ?? "", right, speller),
    }),
  );
  process.send?.(readings, () => process.exit(0));
});
