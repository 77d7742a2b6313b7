import * as fs from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";

// What is written by these is still there after a power cut. Otherwise a system keeps new content,
// and new names, in memory for half a minute.

/**
 * Makes a folder where there is none, and those on the way to it. Not by the `recursive` of
 * `fs.mkdir`, which tries for ever where the system lets nobody make one, as in /proc.
 *
 * @param mode of what is made; left out, only its owner may enter.
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
 * Writes a file for its owner's eyes. Its name is safe only once its folder is synced too.
 *
 * @param flags as of `fs.open`: "wx" refuses a file that is there.
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

/** Makes the names in a folder safe: those of new files, and those by which files were renamed. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // opens no folders, and keeps names by itself
  await using handle = await fs.open(folder, "r");
  await handle.sync().catch((error: unknown) => {
    if (!isCode(error, "EINVAL")) throw error; // some network file systems have no such thing
  });
}
