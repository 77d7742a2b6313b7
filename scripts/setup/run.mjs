// @ts-check
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the clone, without a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The Node that the lockfile pins; there once the dependencies are installed. */
export const pinnedNode = join(root, "node_modules/.bin/node");

/** Ends the set-up with a message that a person can act on. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/**
 * Runs a program in the clone and captures its output, so that a newcomer sees only our lines.
 *
 * `NODE_ENV` is always set: the host's may be empty or meant for something else.
 *
 * @param {string[]} command the program and its arguments
 * @param {{ nodeEnv?: "production" | "development", env?: Record<string, string>, seconds?: number }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} `ok` is false as well when the program is
 *   missing or takes longer than `seconds`
 */
export function runQuietly([program = "", ...args], options = {}) {
  const { nodeEnv = "development", env = {}, seconds = 1200 } = options;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", ...env, NODE_ENV: nodeEnv },
      stdio: ["ignore", "pipe", "pipe"],
      signal: AbortSignal.timeout(seconds * 1000),
      killSignal: "SIGKILL",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/**
 * Says what is being done, with a dot every two seconds, since these steps take a while.
 *
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function showProgress(what, work) {
  process.stdout.write(`${what}…`);
  const dots = setInterval(() => process.stdout.write("."), 2000);
  try {
    return await work();
  } finally {
    clearInterval(dots);
    process.stdout.write("\n");
  }
}

/**
 * The text of a file, undefined where there is none.
 *
 * @param {string} path
 */
export async function readIfThere(path) {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}
