// Says of each line of a file, “trade, tab, sentence”, whether it would stand in a draft and which of
// its words are misspelt: `npm run judge -- FILE`.
import { readFile } from "node:fs/promises";
import { readSentences } from "../src/core/moderation/reading/read-sentences.ts";
import { withMends } from "../src/core/moderation/spelling/with-mends.ts";

const [file] = process.argv.slice(2);
if (!file) {
  console.error("Name a file with a trade, a tab and a sentence on each line.");
  process.exit(1);
}
const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line.includes("\t"));
const byTrade = Map.groupBy(lines, (line) => line.split("\t")[0] ?? "");
for (const [trade, found] of byTrade) {
  const sentences = found.map((line) => line.split("\t")[1] ?? "");
  const answer = await readSentences({ sentences, speaker: { trade }, known: [] });
  if (answer.outcome === "died") throw new Error(answer.reason);
  answer.readings.forEach(({ verdict, mends }, at) => {
    const { stands, kind, claim, confidence } = verdict;
    const words = [stands ? "stands" : "left out", kind, claim, confidence.toFixed(2), trade];
    console.log([...words, withMends(sentences[at] ?? "", mends)].join("\t"));
  });
}
