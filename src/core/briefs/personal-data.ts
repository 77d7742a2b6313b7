import { asc, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { briefFiles, siteBriefs } from "../../database/tables/briefs.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

type BriefServices = { database: Database; config: { publicUrl: string } };

/** The briefs from an address, oldest first, with links to their files. */
export async function findBriefsOf({ database, config }: BriefServices, address: string) {
  const isTheirs = equalsIgnoringCase(siteBriefs.email, address);
  const [briefs, files] = await Promise.all([
    database.select().from(siteBriefs).where(isTheirs).orderBy(asc(siteBriefs.created_at)),
    database
      .select({ file: briefFiles })
      .from(briefFiles)
      .innerJoin(siteBriefs, eq(siteBriefs.id, briefFiles.brief_id))
      .where(isTheirs)
      .orderBy(asc(briefFiles.position)),
  ]);
  return briefs.map((brief) => ({
    ...brief,
    files: files
      .filter(({ file }) => file.brief_id === brief.id)
      .map(({ file: { key, original_name: name, type, bytes } }) => ({
        name,
        type,
        bytes,
        link: `${config.publicUrl}/files/${key}`,
      })),
  }));
}

/**
 * Erases the briefs from an address.
 *
 * @returns the ids of the briefs, their number of files, and the keys of those and their
 * thumbnails, which must be removed after the transaction.
 */
export async function eraseBriefsOf(
  tx: Transaction,
  address: string,
): Promise<{ ids: string[]; files: number; keys: string[] }> {
  const isTheirs = equalsIgnoringCase(siteBriefs.email, address);
  const files = await tx
    .select({ key: briefFiles.key, thumbnail: briefFiles.thumbnail_key })
    .from(briefFiles)
    .innerJoin(siteBriefs, eq(siteBriefs.id, briefFiles.brief_id))
    .where(isTheirs);
  const erased = await tx.delete(siteBriefs).where(isTheirs).returning({ id: siteBriefs.id });
  return {
    ids: erased.map(({ id }) => id),
    files: files.length,
    keys: files.flatMap(({ key, thumbnail }) => (thumbnail ? [key, thumbnail] : [key])),
  };
}
