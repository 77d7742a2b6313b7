import { asc, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { tweakFiles } from "../../database/tables/tweaks.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { inStore, sweepFolder } from "../files/attached-files.ts";
import { storedFilesOfReviews } from "../reviews/stored-files.ts";
import type { StoredFile } from "../sites/pictures/stored-files.ts";
import { TWEAK_FILES } from "./tweak-files.ts";

const AT_A_TIME = 500;

/** Every file that a row names: of briefs, of sites, of reviews, of tweaks. In pages. */
export async function* everyStoredFile(database: Database): AsyncGenerator<StoredFile[]> {
  yield* storedFilesOfReviews(database);
  if (!(await hasFiles(database))) return;
  let after: string | undefined;
  do {
    const { id, key, type, bytes } = tweakFiles;
    const rows = await database
      .select({ id, key, type, bytes })
      .from(tweakFiles)
      .where(after === undefined ? undefined : gt(id, after))
      .orderBy(asc(id))
      .limit(AT_A_TIME);
    yield rows.flatMap((row) => inStore(TWEAK_FILES, row));
    after = rows.at(-1)?.id;
  } while (after !== undefined);
}

/** A database that has yet to be upgraded has no such table. */
async function hasFiles(database: Database): Promise<boolean> {
  const { rows } = await database.execute<{ is_there: boolean }>(
    sql`select to_regclass('public.tweak_files') is not null as is_there`,
  );
  return rows[0]?.is_there === true;
}

/** Removes files from a day ago or longer that no tweak has. @returns how many. */
export function sweepTweakFiles({
  database,
  files,
}: {
  database: Database;
  files: FileStore;
}): Promise<number> {
  return sweepFolder(files, TWEAK_FILES, async (ids) => {
    const idOfKey = sql<string>`split_part(${tweakFiles.key}, '.', 1)`;
    const rows = await database
      .select({ id: idOfKey })
      .from(tweakFiles)
      .where(inArray(idOfKey, ids));
    return new Set(rows.map(({ id }) => id));
  });
}
