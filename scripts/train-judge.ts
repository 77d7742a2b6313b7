// Trains the judge of customers' sentences from those in core/moderation/sentences/training, and says
// how it does on those that it has not seen: `npm run train-judge`. The weights are committed.
// With a file of tab-separated lines “label, trade, sentence” it judges these too.
import { readFile, writeFile } from "node:fs/promises";
import { keepWeights, named, chancesOf, readWeights, seenIn } from "../src/core/moderation/sentences/classifier.ts";
import { loadEmbed } from "../src/core/moderation/sentences/embed.ts";
import { fit } from "../src/core/moderation/sentences/fit.ts";
import { testSentences, trainingSentences } from "../src/core/moderation/sentences/labelled-sentences.ts";
import { labels } from "../src/core/moderation/sentences/labels.ts";

const weightsFile = "src/core/moderation/sentences/weights.json";

const embed = await loadEmbed();
const training = await trainingSentences();
const meanings = await embed(training.map(({ sentence }) => sentence));
const weights = fit(
  training.map(({ label, trade, sentence }, at) => ({
    label: labels.indexOf(label),
    seen: seenIn(sentence, trade, meanings[at] ?? []),
  })),
);
const kept = keepWeights(weights);
await writeFile(weightsFile, `${JSON.stringify(kept, null, 2)}\n`);
