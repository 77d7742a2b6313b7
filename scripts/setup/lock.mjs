// @ts-check
// Our own, not proper-lockfile: it works before any package is installed.
import { constants } from "node:fs";
import { access, mkdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readIfThere, root, SetupError } from "./run.mjs";

const lockFile = join(root, ".cache/setup.lock");
/** The holder touches its lock every second; one left by a crash is taken over after this. */
const STALE_AFTER_MS = 10_000;

/**
 * Keeps two set-ups of one clone (`npm start` beside `npm test`) from installing or building into
 * the same folders at once.
 *
 * @param {() => Promise<void>} work
 */
export async function withSetupLock(work) {
  await takeLock();
  const heartbeat = setInterval(() => {
    utimes(lockFile, new Date(), new Date()).catch(() => {});
  }, 1000);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lockFile, { force: true });
  }
}

async function takeLock() {
  try {
    await mkdir(join(root, ".cache"), { recursive: true });
    await access(join(root, ".cache"), constants.W_OK);
    await access(root, constants.W_OK);
  } catch {
    throw new SetupError(`This user cannot write to ${root}, where everything is installed.`);
  }
  for (let look = 0; !(await createLock()); look++) {
    if (await isAbandoned()) {
      await rm(lockFile, { force: true });
      continue;
    }
    if (look === 0) console.log("Waiting for another set-up of this folder to finish…");
    await sleep(200);
  }
}

/** @returns {Promise<boolean>} whether the lock is now ours */
async function createLock() {
  try {
    await writeFile(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function isAbandoned() {
  const found = await stat(lockFile).catch(() => undefined);
  if (!found) return false;
  const pid = Number(await readIfThere(lockFile));
  // The age counts as well as the process: after a restart another program may have its number.
  return Date.now() - found.mtimeMs > STALE_AFTER_MS || (pid > 0 && !isAlive(pid));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
