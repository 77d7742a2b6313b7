import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { briefFiles } from "../../database/tables/files.ts";

export type BriefFile = typeof briefFiles.$inferSelect;

/** The files of some briefs, in the order the person gave them. */
export async function listFiles(database: Queryable, briefIds: string[]): Promise<BriefFile[]> {
  if (briefIds.length === 0) return [];
  return database
    .select()
    .from(briefFiles)
    .where(inArray(briefFiles.brief_id, briefIds))
    .orderBy(asc(briefFiles.position));
}
