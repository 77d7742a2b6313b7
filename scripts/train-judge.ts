// Trains the judge of customers’ sentences on those in src/core/moderation/sentences/training:
// `npm run train-judge`. The weights are committed; judge.test.ts holds them against sentences that
// it has not seen. The same sentences give the same weights.
import { writeFile } from "node:fs/promises";
import { keepWeights, seenIn } from "../src/core/moderation/sentences/classifier.ts";
import { loadEmbed } from "../src/core/moderation/sentences/embed.ts";
import { trainingSentences } from "../src/core/moderation/sentences/labelled-sentences.ts";
import { labels } from "../src/core/moderation/sentences/labels.ts";
import { learn } from "../src/core/moderation/sentences/learn.ts";

const embed = await loadEmbed();
const sentences = await trainingSentences();
const meanings = await embed(sentences.map(({ sentence }) => sentence));
const weights = learn(
  sentences.map(({ label, trade, sentence }, at) => ({
    label: labels.indexOf(label),
    seen: seenIn(sentence, trade, meanings[at] ?? []),
  })),
);
const file = "src/core/moderation/sentences/weights.json";
await writeFile(file, `${JSON.stringify(keepWeights(weights), null, 2)}\n`);
console.log(`${sentences.length} sentences, ${file}`);
