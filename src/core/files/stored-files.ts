import { asc, gt, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { briefFiles } from "../../database/tables/files.ts";
import { placeOf } from "./uploads.ts";

const ROWS_AT_A_TIME = 500;

/** No other columns: a database that has yet to be upgraded may lack them. */
const named = {
  id: briefFiles.id,
  key: briefFiles.key,
  type: briefFiles.type,
  bytes: briefFiles.bytes,
  thumbnail_key: briefFiles.thumbnail_key,
};

/** Every file that a row names, including thumbnails, in pages. */
export async function* storedFiles(
  database: Database,
): AsyncGenerator<{ path: string; type: string; bytes: number | undefined }[]> {
  let after: string | undefined;
  do {
    const rows = await database
      .select(named)
      .from(briefFiles)
      .where(after === undefined ? undefined : gt(briefFiles.id, after))
      .orderBy(asc(briefFiles.id))
      .limit(ROWS_AT_A_TIME);
    yield rows.flatMap(({ key, type, bytes, thumbnail_key }) => [
      { path: placeOf(key), type, bytes },
      ...(thumbnail_key === null
        ? []
        : [{ path: placeOf(thumbnail_key), type: "image/webp", bytes: undefined }]),
    ]);
    after = rows.at(-1)?.id;
  } while (after !== undefined);
}

/** Which of these ids are of uploads that are still there. */
export async function knownUploads(database: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await database
    .select({ id: briefFiles.id })
    .from(briefFiles)
    .where(inArray(briefFiles.id, [...ids]));
  return rows.map(({ id }) => id);
}
