import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import { dirname } from "node:path";
import { ConfigError } from "../config.ts";
import { syncFolder, writeSynced } from "../durable-files.ts";

/** AUTH_SECRET's minimum length. */
const SHORTEST = 32;

/**
 * A secret that is made once and kept in a file only its owner can read. Processes that start
 * together on one folder get the same secret.
 *
 * @param file absolute path; its folder is there.
 * @throws ConfigError when the file holds less than a secret, as one that was damaged does: an
 * empty one would sign whatever anybody asks for.
 */
export async function keptSecret(file: string): Promise<string> {
  const secret = (await readIfThere(file)) ?? (await makeSecret(file));
  if (secret.trim().length < SHORTEST) {
    throw new ConfigError(
      `${file} holds less than the ${SHORTEST} characters of a secret. Restore it from a backup, or set AUTH_SECRET. Failing that, delete the file: the next start makes a new secret, but everyone is signed out, authenticator apps have to be set up again, and links in emails already sent stop working.`,
    );
  }
  return secret;
}

/** The content of `file`, once this or another process has made it. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await writeSynced(draft, randomBytes(32).toString("base64url"), "wx");
  try {
    await fs.link(draft, file); // unlike a rename, this fails where another process was first
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
  await syncFolder(dirname(file)); // also for a process that was first and has not come to it
  return fs.readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await fs.readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
