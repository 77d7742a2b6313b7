import { asc, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { reviewFiles } from "../../database/tables/reviews.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { inStore, sweepFolder } from "../files/attached-files.ts";
import { type StoredFile, storedFilesOfSites } from "../sites/pictures/stored-files.ts";
import { REVIEW_FILES } from "./review-files.ts";

const AT_A_TIME = 500;

/** Every file that a row names: of briefs, of sites, of reviews. In pages. */
export async function* storedFilesOfReviews(database: Database): AsyncGenerator<StoredFile[]> {
  yield* storedFilesOfSites(database);
  if (!(await hasFiles(database))) return;
  let after: string | undefined;
  do {
    const { id, key, type, bytes } = reviewFiles;
    const rows = await database
      .select({ id, key, type, bytes })
      .from(reviewFiles)
      .where(after === undefined ? undefined : gt(id, after))
      .orderBy(asc(id))
      .limit(AT_A_TIME);
    yield rows.flatMap((row) => inStore(REVIEW_FILES, row));
    after = rows.at(-1)?.id;
  } while (after !== undefined);
}

/** A database that has yet to be upgraded has no such table. */
async function hasFiles(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ is_there: boolean }>(
    sql`select to_regclass('public.review_files') is not null as is_there`,
  );
  return rows[0]?.is_there === true;
}

/** Removes files from a day ago or longer that no comment has. @returns how many. */
export function sweepReviewFiles({
  database,
  files,
}: {
  database: Database;
  files: FileStore;
}): Promise<number> {
  return sweepFolder(files, REVIEW_FILES, async (ids) => {
    const idOfKey = sql<string>`split_part(${reviewFiles.key}, '.', 1)`;
    const rows = await database
      .select({ id: idOfKey })
      .from(reviewFiles)
      .where(inArray(idOfKey, ids));
    return new Set(rows.map(({ id }) => id));
  });
}
