import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Disk } from "flydrive";

/** Where uploads are kept. Two implementations: a folder, and any store that speaks S3. */
export type FileStore = {
  /**
   * Streams `content` to `path`, and asks the store whether it has all of it. When this fails
   * nothing is left under the path, unless the store itself is away.
   *
   * @param about.bytes the exact length of `content`.
   */
  put(path: string, content: Readable, about: { bytes: number; type: string }): Promise<void>;
  /** The content of a file, or undefined when there is none. */
  read(path: string): Promise<Readable | undefined>;
  /** How many bytes a file has, or undefined when there is none. */
  lengthOf(path: string): Promise<number | undefined>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** The paths of all files that lie directly in a folder, page by page. */
  list(folder: string): AsyncIterable<string>;
};

const MAX_CLEAN_UP_MS = 5_000;

/** A file store on a disk of flydrive, which hides the differences between its drivers. */
export function storeOn(disk: Disk): FileStore {
  return {
    async put(path, content, { bytes, type }) {
      try {
        await disk.putStream(path, content, { contentLength: bytes, contentType: type });
        const stored = await disk.getMetaData(path);
        if (stored.contentLength !== bytes) {
          throw new Error(`the store kept ${stored.contentLength} of ${bytes} bytes`);
        }
      } catch (error) {
        // The first failure is the one to tell, soon, even where the store says nothing any more.
        const removed = disk.delete(path).catch(() => {});
        await Promise.race([removed, sleep(MAX_CLEAN_UP_MS, undefined, { ref: false })]);
        throw error;
      }
    },
    async read(path) {
      return (await disk.exists(path)) ? disk.getStream(path) : undefined;
    },
    async lengthOf(path) {
      try {
        return (await disk.getMetaData(path)).contentLength;
      } catch (error) {
        if (await disk.exists(path)) throw error;
        return undefined;
      }
    },
    remove: (path) => disk.delete(path),
    async *list(folder) {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, { ...(paginationToken && { paginationToken }) });
        for (const file of page.objects) if (file.isFile) yield file.key;
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
  };
}
