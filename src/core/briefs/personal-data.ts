import { asc, eq, type SQL } from "drizzle-orm";
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

/** Erased briefs, their number of files, and the keys of those and their thumbnails, which must be removed after the transaction. */
type ErasedBriefs = { ids: string[]; files: number; keys: string[] };

/** Erases the briefs from an address. */
export function eraseBriefsOf(tx: Transaction, address: string): Promise<ErasedBriefs> {
  return erase(tx, equalsIgnoringCase(siteBriefs.email, address));
}

/** Erases one brief, if it is still there. */
export function eraseBrief(tx: Transaction, id: string): Promise<ErasedBriefs> {
  return erase(tx, eq(siteBriefs.id, id));
}

async function erase(tx: Transaction, which: SQL): Promise<ErasedBriefs> {
  const briefs = await tx.select({ id: siteBriefs.id }).from(siteBriefs).where(which);
  const files = await listFiles(
    tx,
    briefs.map(({ id }) => id),
  );
  const erased = await tx.delete(siteBriefs).where(which).returning({ id: siteBriefs.id });
  return {
    ids: erased.map(({ id }) => id),
    files: files.length,
    keys: files.flatMap(({ key, thumbnail_key }) => (thumbnail_key ? [key, thumbnail_key] : [key])),
  };
}
