import { asc } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { listFiles } from "../files/list-files.ts";

type BriefServices = { database: Database; config: { publicUrl: string } };

/** The briefs from an address, oldest first, with links to their files. */
export async function findBriefsOf({ database, config }: BriefServices, address: string) {
  const isTheirs = equalsIgnoringCase(siteBriefs.email, address);
  const briefs = await database
    .select()
    .from(siteBriefs)
    .where(isTheirs)
    .orderBy(asc(siteBriefs.created_at));
  const files = await listFiles(
    database,
    briefs.map(({ id }) => id),
  );
  return briefs.map((brief) => ({
    ...brief,
    files: files
      .filter(({ brief_id }) => brief_id === brief.id)
      .map(({ key, original_name: name, type, bytes }) => ({
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
  const briefs = await tx.select({ id: siteBriefs.id }).from(siteBriefs).where(isTheirs);
  const files = await listFiles(
    tx,
    briefs.map(({ id }) => id),
  );
  const erased = await tx.delete(siteBriefs).where(isTheirs).returning({ id: siteBriefs.id });
  return {
    ids: erased.map(({ id }) => id),
    files: files.length,
    keys: files.flatMap(({ key, thumbnail_key }) => (thumbnail_key ? [key, thumbnail_key] : [key])),
  };
}
