import * as fs from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";

// Files written by these survive a power cut. Otherwise, the system keeps new content and new names
// in memory for half a minute.

/**
 * Creates a folder and its parents if they do not exist. Not with `fs.mkdir`'s `recursive`, which
 * tries for ever where folders cannot be created, as in /proc.
 *
 * @param mode of new folders; by default only the owner may enter.
 */
export async function makeFolder(folder: string, mode = 0o700): Promise<void> {
  try {
    await makeOne(folder, mode);
  } catch (error) {
    if (!isCode(error, "ENOENT") || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder), mode);
    await makeOne(folder, mode);
  }
}

async function makeOne(folder: string, mode: number): Promise<void> {
  try {
    await fs.mkdir(folder, { mode });
  } catch (error) {
    if (isCode(error, "EEXIST") && (await fs.stat(folder)).isDirectory()) return;
    throw error;
  }
  await syncFolder(dirname(folder));
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * Writes a file that only its owner can read. Its name is safe only once its folder is synced too.
 *
 * @param flags as for `fs.open`: "wx" refuses an existing file.
 */
export async function writeSynced(
  file: string,
  content: string | Readable,
  flags: "w" | "wx" = "w",
): Promise<void> {
  await using handle = await fs.open(file, flags, 0o600);
  await handle.writeFile(content);
  await handle.sync();
}

/** Syncs the names in a folder: those of new and of renamed files. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // opens no folders, and keeps names by itself
  await using handle = await fs.open(folder, "r");
  await handle.sync().catch((error: unknown) => {
    if (!isCode(error, "EINVAL")) throw error; // some network file systems have no such thing
  });
}
