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
    const partial = partialOf(file);
    content.on("error", () => {}); // its reader is told, and there may be no reader yet
    try {
      await makeFolder(dirname(file));
      await closeToOthers(dirname(file));
      await writeSynced(partial, content);
      await fs.rename(partial, file);
      await syncFolder(dirname(file));
    } catch (error) {
      await fs.rm(partial, { force: true }).catch(() => {}); // the first failure is the one to report
      throw error;
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

/** A name that the sweep of uploads recognises, in case of a crash. */
function partialOf(file: string): string {
  return `${file.slice(0, file.length - extname(file).length)}.part`;
}
