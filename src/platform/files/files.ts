import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { Disk } from "flydrive";

/** Where uploads are kept. Two implementations: a folder, and any S3-compatible store. */
export type FileStore = {
  /**
   * Streams `content` to `path`, and asks the store whether it has all of it. If this fails,
   * nothing is left under the path, unless the store itself is away.
   *
   * @param about.bytes the exact length of `content`.
   * @param about.isShared others may be storing the very same there, so that a failure removes nothing.
   */
  put(path: string, content: Readable, about: PutAbout): Promise<void>;
  /** The content of a file; undefined if there is none. */
  read(path: string): Promise<Readable | undefined>;
  /** A file's size in bytes; undefined if there is no such file. */
  lengthOf(path: string): Promise<number | undefined>;
  /** Removes a file; it is no error if there is none. */
  remove(path: string): Promise<void>;
  /** The paths of all files directly in a folder, page by page. */
  list(folder: string): AsyncIterable<string>;
};

type PutAbout = { bytes: number; type: string; isShared?: true };

const MAX_CLEAN_UP_MS = 5_000;

/** A file store on a flydrive disk, which hides the differences between its drivers. */
export function storeOn(disk: Disk): FileStore {
  return {
    async put(path, content, { bytes, type, isShared }) {
      try {
        await disk.putStream(path, content, { contentLength: bytes, contentType: type });
        const stored = await disk.getMetaData(path);
        if (stored.contentLength !== bytes) {
          throw new Error(`the store kept ${stored.contentLength} of ${bytes} bytes`);
        }
      } catch (error) {
        if (isShared) throw error;
        // Reports the first failure, soon, even if the store no longer answers.
        const removed = disk.delete(path).catch(() => {});
        await Promise.race([removed, sleep(MAX_CLEAN_UP_MS, undefined, { ref: false })]);
        throw error;
      }
    },
    async read(path) {
      return (await disk.exists(path)) ? disk.getStream(path) : undefined;
    },
    async lengthOf(path) {
      const length = async () => (await disk.getMetaData(path)).contentLength;
      try {
        return await length();
      } catch {
        // One that came in between is there now.
        return (await disk.exists(path)) ? length() : undefined;
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
