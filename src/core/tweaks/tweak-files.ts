import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { tweakFiles, tweaks } from "../../database/tables/tweaks.ts";
import type { ServedFile } from "../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { servedFile } from "../files/attached-files.ts";
import { isFileKey } from "../files/uploads.ts";

export type TweakFile = typeof tweakFiles.$inferSelect;

/** Where these files are in the file store. */
export const TWEAK_FILES = "tweak-files";

/** What came with these tweaks, in order, by the tweak’s id. */
export async function filesOfTweaks(
  database: Queryable,
  tweakIds: readonly string[],
): Promise<Map<string, TweakFile[]>> {
  if (tweakIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(tweakFiles)
    .where(inArray(tweakFiles.tweak_id, [...tweakIds]))
    .orderBy(asc(tweakFiles.id));
  return Map.groupBy(rows, ({ tweak_id }) => tweak_id);
}

/** A file of a tweak of a site, to be served; undefined if there is none. */
export async function findTweakFile(
  { database, files }: { database: Database; files: FileStore },
  { siteId, key, as }: { siteId: string; key: string; as: "sent" | "copy" },
): Promise<ServedFile | undefined> {
  if (!isFileKey(key)) return undefined;
  const [row] = await database
    .select({ file: tweakFiles })
    .from(tweakFiles)
    .innerJoin(tweaks, eq(tweaks.id, tweakFiles.tweak_id))
    .where(and(eq(tweakFiles.key, key), eq(tweaks.site_id, siteId)));
  return row && servedFile(files, TWEAK_FILES, row.file, as);
}
