import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { siteFiles } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { timeOfUuid } from "../../../platform/is-uuid.ts";
import { knownUploads } from "../../files/stored-files.ts";
import { lockBlobs, unnamedBlobs } from "../releases/blobs.ts";
import { placeOfBlob, placeOfPicture } from "./site-files.ts";

const AT_A_TIME = 500;
/** How long a picture may wait for its row. */
const DAY_MS = 86_400_000;

type SweepServices = { database: Database; files: FileStore };

/**
 * Removes what no row names: blobs that a crash or an erased site left, and pictures of that kind
 * from a day ago or longer.
 *
 * @returns how many files were removed.
 */
export async function sweepSiteFiles(services: SweepServices): Promise<number> {
  let removed = 0;
  for await (const hashes of inBatches(services.files.list(folderOf(placeOfBlob("x"))))) {
    removed += await removeUnnamedBlobs(services, hashes);
  }
  for await (const names of inBatches(services.files.list(folderOf(placeOfPicture("x", 1))))) {
    removed += await removeUnnamedPictures(services, names);
  }
  return removed;
}

/** Of these blobs, removes those that are in no release. */
export function removeUnnamedBlobs(
  { database, files }: SweepServices,
  hashes: readonly string[],
): Promise<number> {
  return database.transaction(async (tx) => {
    await lockBlobs(tx); // anyone who names one now looks whether it is still there
    const unnamed = await unnamedBlobs(tx, hashes);
    for (const hash of unnamed) await files.remove(placeOfBlob(hash));
    return unnamed.length;
  });
}

/** One that was made of an upload which is still there may be about to get its row. */
async function removeUnnamedPictures(
  { database, files }: SweepServices,
  names: readonly string[],
): Promise<number> {
  const old = names.flatMap((name) => {
    const key = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})[-.~]/.exec(name)?.[1];
    const madeAt = key && timeOfUuid(key);
    return key && madeAt && Date.now() - madeAt > DAY_MS ? [{ name, key }] : [];
  });
  const keys = [...new Set(old.map(({ key }) => key))];
  if (keys.length === 0) return 0;
  const rows = await database
    .select({ key: siteFiles.key })
    .from(siteFiles)
    .where(inArray(siteFiles.key, keys));
  const known = new Set([...rows.map(({ key }) => key), ...(await knownUploads(database, keys))]);
  const unnamed = old.filter(({ key }) => !known.has(key));
  for (const { name } of unnamed) await files.remove(`${folderOf(placeOfPicture("x", 1))}/${name}`);
  return unnamed.length;
}

function folderOf(place: string): string {
  return place.slice(0, place.lastIndexOf("/"));
}

/** The names of files without their folder, some hundred at a time. */
async function* inBatches(places: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const place of places) {
    batch.push(place.slice(place.lastIndexOf("/") + 1));
    if (batch.length === AT_A_TIME) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
