import type { Database } from "../../database/client.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { type LeftFiles, removeLeftFiles } from "../sites/personal-data.ts";

/** What the store still has of rows that were erased. */
export type LeftBehind = {
  /** Of uploads, by the names in their links. */
  keys: string[];
  /** Places of what was attached to comments, and came with tweaks. */
  attached: string[];
  ofSites: LeftFiles;
};

export type RemoveServices = {
  database: Database;
  log: Log;
  files: FileStore;
  /** Removes a stored file by the name in its link. */
  removeFile(key: string): Promise<void>;
};

/**
 * Removes files after the transaction that erased their rows.
 *
 * @returns how many the store could not remove yet. They have no row, so the sweep removes them.
 */
export async function removeLeftBehind(
  services: RemoveServices,
  { keys, attached, ofSites }: LeftBehind,
): Promise<number> {
  let filesLeft = 0;
  const removals = [
    ...keys.map((key) => () => services.removeFile(key)),
    ...attached.map((place) => () => services.files.remove(place)),
  ];
  for (const remove of removals) {
    try {
      await remove();
    } catch (error) {
      filesLeft++;
      services.log.warn(
        describeError(error),
        "files: one of an erased person is left to the sweep",
      );
    }
  }
  try {
    await removeLeftFiles(services, ofSites);
  } catch (error) {
    filesLeft++;
    services.log.warn(describeError(error), "files: those of an erased site are left to the sweep");
  }
  return filesLeft;
}
