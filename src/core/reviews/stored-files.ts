import { asc, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { reviewFiles } from "../../database/tables/reviews.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { timeOfUuid } from "../../platform/is-uuid.ts";
import { type StoredFile, storedFilesOfSites } from "../sites/pictures/stored-files.ts";
import { hasCopy, placeOfCopy, placeOfFile, REVIEW_FILES } from "./review-files.ts";

const AT_A_TIME = 500;
/** How long a file may wait for its row. */
const DAY_MS = 86_400_000;

/** Every file that a row names: of briefs, of sites, of reviews. In pages. */
export async function* everyStoredFile(database: Database): AsyncGenerator<StoredFile[]> {
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
    yield rows.flatMap((row) => [
      { path: placeOfFile(row.key), type: row.type, bytes: row.bytes },
      ...(hasCopy(row)
        ? [{ path: placeOfCopy(row.key), type: "image/webp", bytes: undefined }]
        : []),
    ]);
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

/**
 * Removes files from a day ago or longer that no comment has: a crash or an erased site left them.
 *
 * @returns how many.
 */
export async function sweepReviewFiles({
  database,
  files,
}: {
  database: Database;
  files: FileStore;
}): Promise<number> {
  let removed = 0;
  let batch = new Map<string, string>();
  const removeUnnamed = async () => {
    const known = await knownIds(database, [...batch.values()]);
    for (const [place, id] of batch) {
      if (known.has(id)) continue;
      await files.remove(place);
      removed++;
    }
    batch = new Map();
  };
  for await (const place of files.list(REVIEW_FILES)) {
    const id = /\/([0-9a-f-]{36})(?:-small)?\.[a-z]{3,4}$/.exec(place)?.[1] ?? "";
    const madeAt = timeOfUuid(id);
    if (madeAt && Date.now() - madeAt > DAY_MS) batch.set(place, id);
    if (batch.size === AT_A_TIME) await removeUnnamed();
  }
  await removeUnnamed();
  return removed;
}

/** Of these, the ids that begin the key of a file of a comment. */
async function knownIds(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const idOfKey = sql<string>`split_part(${reviewFiles.key}, '.', 1)`;
  const rows = await database
    .select({ id: idOfKey })
    .from(reviewFiles)
    .where(inArray(idOfKey, [...ids]));
  return new Set(rows.map(({ id }) => id));
}
