/**
 * Fills an empty installation with made-up people and businesses, to look around in.
 *
 *   npm run sample                        twenty briefs, six of them live sites, and a queue of 300
 *   npm run sample -- --remove            takes it all away
 *   npm run sample -- --remove --all      and whatever else was sent since
 *
 * It refuses where somebody real has sent anything.
 */
import { parseArgs } from "node:util";
import { chooseFileStore } from "../src/platform/files/choose-file-store.ts";
import { onDatabase } from "./operating/on-database.ts";
import { openRenderer } from "./pictures/renderer.ts";
import { beginSample } from "./sample/begin.ts";
import { removeSample } from "./sample/remove.ts";

const { values } = parseArgs({
  options: {
    remove: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
  },
});
if (values.remove) await remove(values.all);
else await fill();

async function fill(): Promise<void> {
  let isEmpty = false;
  // Before the renderer is loaded, which takes seconds.
  await onDatabase(async (database) => {
    const begun = await beginSample(database);
    isEmpty = begun.outcome === "begun";
    if (begun.outcome === "there already") {
      say("The sample is here already. To take it away: npm run sample -- --remove");
    } else if (begun.outcome === "not empty") {
      say(`There is ${begun.rows.join(", ")}: the sample is for an empty installation.`);
      process.exitCode = 1;
    }
  });
  if (!isEmpty) return;
  await using renderer = await openRenderer();
  const loaded = await renderer.load("/scripts/sample/fill.ts");
  const fillSample: typeof import("./sample/fill.ts").fillSample = loaded.fillSample;
  const app = await renderer.load("/src/services/create-services.ts");
  const startServices: typeof import("../src/services/create-services.ts").startServices =
    app.startServices;
  const services = await startServices();
  try {
    await fillSample(services);
    say("Filled with a sample: 20 briefs, 6 live sites and a queue of 300. See /admin.");
  } finally {
    await services.stop();
  }
}

async function remove(isAll: boolean): Promise<void> {
  await onDatabase(async (database, config) => {
    const files = await chooseFileStore(config);
    const removed = await removeSample({ database, files }, { isAll });
    if (removed.outcome === "none there") say("There is no sample here.");
    else if (removed.outcome === "removed") say("The sample is gone.");
    else {
      say(`Since the sample came, there is also ${removed.rows.join(", ")}.`);
      say("To remove that too: npm run sample -- --remove --all");
      process.exitCode = 1;
    }
  });
}

function say(line: string): void {
  console.log(line);
}
