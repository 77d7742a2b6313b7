// @ts-check
/**
 * Sets up a clone: `node scripts/setup.mjs dependencies site`, in that order. `tools` instead of
 * `dependencies` also installs what tests and benchmarks need, and `browser` finds a Chromium for
 * them.
 *
 * It is the first thing that runs, on whatever Node the machine has, before anything is installed; so
 * it and the files in `setup/` are plain JavaScript that needs Node alone. Each step skips what is
 * already done, so a second run takes milliseconds.
 */
import { prepareBrowser } from "./setup/browser.mjs";
import { installDependencies, installTools } from "./setup/dependencies.mjs";
import { withSetupLock } from "./setup/lock.mjs";
import { SetupError } from "./setup/run.mjs";
import { buildSite } from "./setup/site.mjs";

/** @type {Record<string, () => Promise<void>>} */
const steps = {
  dependencies: installDependencies,
  tools: installTools,
  site: buildSite,
  browser: prepareBrowser,
};

try {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new SetupError(`Node 20.19 or newer is needed; this is Node ${process.versions.node}.`);
  }
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !Object.hasOwn(steps, name));
  if (unknown)
    throw new SetupError(`There is no step "${unknown}": ${Object.keys(steps).join(", ")}.`);
  await withSetupLock(async () => {
    for (const name of wanted) await steps[name]?.();
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
