import { asc, gt, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { siteFiles, siteReleaseFiles } from "../../../database/tables/sites.ts";
import { storedFiles } from "../../files/stored-files.ts";
import { pdfType, placeOfBlob, placesOf } from "./site-files.ts";

const ROWS_AT_A_TIME = 500;

export type StoredFile = { path: string; type: string; bytes: number | undefined };

/** Every file that a row names: of briefs, of sites’ pictures, of releases. In pages. */
export async function* storedFilesOfSites(database: Database): AsyncGenerator<StoredFile[]> {
  yield* storedFiles(database);
  if (!(await hasSites(database))) return;
  yield* pictures(database);
  yield* blobs(database);
}

/** A database that has yet to be upgraded has no such tables. */
async function hasSites(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ is_there: boolean }>(
    sql`select to_regclass('public.site_release_files') is not null as is_there`,
  );
  return rows[0]?.is_there === true;
}

async function* pictures(database: Database): AsyncGenerator<StoredFile[]> {
  let after: string | undefined;
  do {
    const { id, key, widths } = siteFiles;
    const rows = await database
      .select({ id, key, widths })
      .from(siteFiles)
      .where(after === undefined ? undefined : gt(id, after))
      .orderBy(asc(id))
      .limit(ROWS_AT_A_TIME);
    yield rows.flatMap((row) =>
      placesOf(row).map((path) => ({
        ...{ path, type: row.widths.length > 0 ? "image/webp" : pdfType, bytes: undefined },
      })),
    );
    after = rows.at(-1)?.id;
  } while (after !== undefined);
}

/** Each once, however many releases have it. */
async function* blobs(database: Database): AsyncGenerator<StoredFile[]> {
  const { blob, bytes, brotli_blob, brotli_bytes, type } = siteReleaseFiles;
  for (const [hash, length] of [
    [blob, bytes],
    [brotli_blob, brotli_bytes],
  ] as const) {
    let after = "";
    do {
      const rows = await database
        .select({
          hash: sql<string>`${hash}`,
          type: sql<string>`max(${type})`,
          bytes: sql<number>`max(${length})`,
        })
        .from(siteReleaseFiles)
        .where(gt(hash, after))
        .groupBy(hash)
        .orderBy(asc(hash))
        .limit(ROWS_AT_A_TIME);
      yield rows.map((row) => ({ ...row, path: placeOfBlob(row.hash) }));
      after = rows.at(-1)?.hash ?? "";
    } while (after !== "");
  }
}
