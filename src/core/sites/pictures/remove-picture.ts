import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { siteFiles, siteRevisions } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { recordSiteEvent } from "../sites.ts";
import { removeCopies, type SiteFile } from "./site-files.ts";

/**
 * Takes a picture or a PDF out of what blocks may show, or puts it back. Where a revision shows it, it goes on
 * doing so.
 *
 * @param change.kind “removed”, or what it is to be again.
 * @returns whether the site has one that can be so. One that nothing shows is deleted at night.
 */
export function setPictureKind(
  { database }: { database: Database },
  change: { siteId: string; key: string; kind: SiteFile["kind"]; actor: string },
): Promise<boolean> {
  const { siteId, key, kind, actor } = change;
  const isPdf = eq(siteFiles.widths, []);
  const canBe = {
    photo: sql`not ${isPdf}`,
    logo: sql`not ${isPdf}`,
    file: isPdf,
    removed: undefined,
  };
  return database.transaction(async (tx) => {
    const changed = await tx
      .update(siteFiles)
      .set({ kind })
      .where(and(eq(siteFiles.site_id, siteId), eq(siteFiles.key, key), canBe[kind]))
      .returning({ id: siteFiles.id });
    if (changed.length === 0) return false;
    const action = kind === "removed" ? "site.picture_removed" : "site.picture_put_back";
    await recordSiteEvent(tx, { siteId, actor, action });
    return true;
  });
}

/**
 * Deletes removed pictures that no kept revision shows, with their files. A release that was made of
 * one has its own bytes, and its revision is kept.
 *
 * @returns how many.
 */
export async function deleteRemovedPictures({
  database,
  files,
}: {
  database: Database;
  files: FileStore;
}): Promise<number> {
  const isShown = sql`exists (
    select from ${siteRevisions}
    where ${siteRevisions.site_id} = ${siteFiles.site_id}
      and strpos(${siteRevisions.document}::text, ${siteFiles.key}) > 0
  )`;
  // A change with one that was removed in the meantime may be on its way from a browser.
  const isOld = sql`${siteFiles.created_at} < now() - interval '1 day'`;
  const deleted = await database
    .delete(siteFiles)
    .where(and(eq(siteFiles.kind, "removed"), isOld, sql`not ${isShown}`))
    .returning();
  // The rows first: after a crash between the two, the sweep finds files without a row.
  for (const picture of deleted) await removeCopies(files, picture);
  return deleted.length;
}
