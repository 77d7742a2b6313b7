import { randomBytes } from "node:crypto";
import * as fs from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A secret that is made once and kept in a file that only its owner may read. Processes that start
 * together on one folder end with the same secret.
 *
 * @param file absolute path; its folder is made where it is missing.
 */
export async function keptSecret(file: string): Promise<string> {
  const kept = await readIfThere(file);
  if (kept !== undefined) return kept;
  await fs.mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;
  await fs.writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  try {
    await fs.link(draft, file); // unlike a rename, this fails where another process was first
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
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
