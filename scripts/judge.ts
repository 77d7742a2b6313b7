// Says of each line of a file, “label, tab, trade, tab, sentence”, whether it is on the page of a
// brief that says it, and of each label how many in a hundred do: `npm run judge -- FILE`.
import { readFile } from "node:fs/promises";
import { loadReader } from "../src/core/moderation/reading/load-reader.ts";
import { openRenderer } from "./pictures/renderer.ts";

const [file] = process.argv.slice(2);
if (!file) {
  console.error(
    "Name a file with a label, a trade and a sentence on each line, with tabs between.",
  );
  process.exit(1);
}
const lines = (await readFile(file, "utf8"))
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([, , sentence]) => sentence)
  .map(([label = "", trade = "", sentence = ""]) => ({ label, trade, sentence }));
await using renderer = await openRenderer();
const loaded = await renderer.load("/tests/support/sites/standing-in-drafts.ts");
const standingInDrafts: typeof import("../tests/support/sites/standing-in-drafts.ts").standingInDrafts =
  loaded.standingInDrafts;
const sharesByLabel: typeof import("../tests/support/sites/standing-in-drafts.ts").sharesByLabel =
  loaded.sharesByLabel;
const judged = await standingInDrafts(lines, await loadReader());
for (const { label, trade, sentence, stands } of judged) {
  console.log([stands ? "stands" : "left out", label, trade, sentence].join("\t"));
}
for (const [label, share] of sharesByLabel(judged)) console.log(`${label}: ${share}%`);
