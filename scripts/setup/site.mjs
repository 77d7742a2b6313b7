// @ts-check
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pinnedNode, readIfThere, root, runQuietly, SetupError, showProgress } from "./run.mjs";

/** What the build reads. A change in one of these, and nothing else, makes a new build. */
const sources = [
  "src",
  "server",
  "public",
  "astro.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

const dist = join(root, "dist");
/** Holds the fingerprint of what was built; written last, so half a build never has one. */
const stampFile = join(dist, ".built");

/** Builds `dist/`, unless it was built from exactly the same sources. */
export async function buildSite() {
  const wanted = await fingerprint();
  if ((await readIfThere(stampFile)) === wanted) return;

  await rm(dist, { recursive: true, force: true });
  const astro = join(root, "node_modules/astro/bin/astro.mjs");
  const { ok, output } = await showProgress("Building", () =>
    runQuietly([pinnedNode, astro, "build"], { nodeEnv: "production" }),
  );
  if (!ok) {
    await rm(dist, { recursive: true, force: true });
    throw new SetupError(`${output}\nThe site could not be built.`);
  }
  await writeFile(stampFile, wanted);
}

async function fingerprint() {
  const hash = createHash("sha256");
  hash.update(root); // the build contains absolute paths, so a moved clone is rebuilt
  for (const source of sources) {
    for (const file of await filesUnder(source)) {
      hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
    }
  }
  return hash.digest("hex");
}

/**
 * @param {string} path of a file or folder, relative to the clone
 * @returns {Promise<string[]>} its files in a fixed order; none where it does not exist
 */
async function filesUnder(path) {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = (await readdir(join(root, path))).sort();
  const files = await Promise.all(names.map((name) => filesUnder(join(path, name))));
  return files.flat();
}
