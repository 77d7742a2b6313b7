import { asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { tweakFiles, tweaks } from "../../database/tables/tweaks.ts";
import { inStore } from "../files/attached-files.ts";
import { findSitesOf } from "../sites/personal-data.ts";
import { filesOfTweaks, TWEAK_FILES } from "./tweak-files.ts";

/**
 * What an address wanted changed on its sites, with links for operators to what came with it, oldest
 * first. It goes with its site.
 */
export async function findTweaksOf(
  { database, config }: { database: Database; config: { publicUrl: string } },
  address: string,
) {
  const siteIds = (await findSitesOf(database, address)).map(({ id }) => id);
  const found = await database
    .select()
    .from(tweaks)
    .where(inArray(tweaks.site_id, siteIds))
    .orderBy(asc(tweaks.id));
  const files = await filesOfTweaks(
    database,
    found.map(({ id }) => id),
  );
  return found.map((tweak) => ({
    ...tweak,
    files: (files.get(tweak.id) ?? []).map(({ key, original_name: name, type, bytes }) => ({
      ...{ name, type, bytes },
      link: `${config.publicUrl}/admin/sites/${tweak.site_id}/tweaks/files/${key}`,
    })),
  }));
}

/** What came with the tweaks of an address’s sites: how many files, and where they all are. */
export async function filesOfTweaksOf(
  database: Queryable,
  address: string,
): Promise<{ count: number; places: string[] }> {
  const siteIds = (await findSitesOf(database, address)).map(({ id }) => id);
  return filesOfTweaksOn(database, siteIds);
}

/** The same of some sites, by their ids. */
export async function filesOfTweaksOn(
  database: Queryable,
  siteIds: readonly string[],
): Promise<{ count: number; places: string[] }> {
  const { key, type, bytes } = tweakFiles;
  const rows = await database
    .select({ key, type, bytes })
    .from(tweakFiles)
    .innerJoin(tweaks, eq(tweaks.id, tweakFiles.tweak_id))
    .where(inArray(tweaks.site_id, [...siteIds]));
  const places = rows.flatMap((row) => inStore(TWEAK_FILES, row)).map(({ path }) => path);
  return { count: rows.length, places };
}
