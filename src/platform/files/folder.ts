import { randomUUID } from "node:crypto";
import * as fs from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { makeFolder, syncFolder, writeSynced } from "../durable-files.ts";
import { type FileStore, storeOn } from "./files.ts";

/**
 * A store in a local folder, created when first needed. A file is there complete or not at all,
 * even after a power cut.
 *
 * @param location absolute path.
 */
export function folderFiles(location: string): FileStore {
  return storeOn(new Disk(new DurableDriver(location)));
}

/** flydrive's own leaves new files to the system, which writes them within half a minute. */
class DurableDriver extends FSDriver {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: "private" });
    this.#location = location;
  }

  override async putStream(key: string, content: Readable): Promise<void> {
    const file = join(this.#location, key);
    content.on("error", () => {}); // its reader is told, and there may be no reader yet
    try {
      await makeFolder(dirname(file));
      await closeToOthers(dirname(file));
      const partial = await ownPartial(file);
      try {
        await writeSynced(partial, content);
        await fs.rename(partial, file);
      } catch (error) {
        await fs.rm(partial, { force: true }).catch(() => {}); // the first failure is the one to report
        throw error;
      }
      await syncFolder(dirname(file));
    } finally {
      content.destroy();
    }
  }
}

/** For a folder of an earlier version. One that another user has made is theirs to protect. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await fs.stat(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) await fs.chmod(folder, 0o700);
}

/** Creates a file to write to that nobody else writes to. Sweeps know its name, in case of a crash. */
async function ownPartial(file: string): Promise<string> {
  const stem = file.slice(0, file.length - extname(file).length);
  const partial = `${stem}.part`;
  if (await isCreated(partial)) return partial;
  const another = `${stem}~${randomUUID()}.part`;
  await fs.writeFile(another, "", { flag: "wx", mode: 0o600 });
  return another;
}

async function isCreated(file: string): Promise<boolean> {
  try {
    await fs.writeFile(file, "", { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}
