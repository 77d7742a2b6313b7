import * as fs from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import { makeFolder } from "./durable-files.ts";

/**
 * Creates the data folder if it does not exist.
 *
 * @throws ConfigError if nothing can be written there.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await passable(() => makeFolder(dataDir, 0o755));
    await tryToWrite(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`DATA_DIR takes a folder that can be written to (${reason})`);
  }
}

/** Whether the data folder can still be written to. */
export async function canWrite(dataDir: string): Promise<boolean> {
  return tryToWrite(dataDir).then(
    () => true,
    () => false,
  );
}

async function tryToWrite(dataDir: string): Promise<void> {
  const file = join(dataDir, ".write-check");
  await fs.writeFile(file, "x");
  await fs.rm(file, { force: true });
}

/**
 * Creates folders that every user may enter, whatever our umask: PostgreSQL may run as a different
 * user.
 */
export async function passable<Made>(make: () => Promise<Made>): Promise<Made> {
  const umask = process.umask(0o022);
  try {
    return await make();
  } finally {
    process.umask(umask);
  }
}
