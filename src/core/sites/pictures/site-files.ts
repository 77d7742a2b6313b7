import { asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../database/client.ts";
import { siteFiles } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";

/** Of what is a site’s file and no picture. */
export const pdfType = "application/pdf";

export type SiteFile = typeof siteFiles.$inferSelect;

/** Where a site’s picture is kept in the file store, in one of its widths. */
export function placeOfPicture(key: string, width: number): string {
  return `sites/pictures/${key}-${width}.webp`;
}

/** Where a site’s PDF is kept in the file store. */
export function placeOfPdf(key: string): string {
  return `sites/pictures/${key}.pdf`;
}

/** Where everything that a site’s file consists of is kept: a picture in each of its widths. */
export function placesOf({ key, widths }: Pick<SiteFile, "key" | "widths">): string[] {
  return widths.length > 0 ? widths.map((width) => placeOfPicture(key, width)) : [placeOfPdf(key)];
}

/** Where the bytes of a release are kept, by their SHA-256. */
export function placeOfBlob(hash: string): string {
  return `sites/blobs/${hash}`;
}

/** Adds pictures to a site; one that was made of the same upload before stays as it is. */
export async function addSiteFiles(
  tx: Transaction,
  files: readonly (typeof siteFiles.$inferInsert)[],
): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insert(siteFiles)
    .values([...files])
    .onConflictDoNothing();
}

/** A site’s pictures in the order in which they came, removed ones too. */
export function listSiteFiles(database: Queryable, siteId: string): Promise<SiteFile[]> {
  return database
    .select()
    .from(siteFiles)
    .where(eq(siteFiles.site_id, siteId))
    .orderBy(asc(siteFiles.created_at), asc(siteFiles.id));
}

/** Removes the stored files of a picture or a PDF. @throws Error if the store is away */
export async function removeCopies(
  files: FileStore,
  file: Pick<SiteFile, "key" | "widths">,
): Promise<void> {
  for (const place of placesOf(file)) await files.remove(place);
}
