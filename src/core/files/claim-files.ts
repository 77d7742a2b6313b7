import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";
import { briefFiles } from "../../database/tables/files.ts";
import type { BriefFile } from "./list-files.ts";

/** Assigns waiting files to a brief, once. */
export async function claimFiles(
  tx: Transaction,
  briefId: string,
  keys: string[],
): Promise<BriefFile[]> {
  const claimed: BriefFile[] = [];
  for (const [index, key] of keys.entries()) {
    const [file] = await tx
      .update(briefFiles)
      .set({ brief_id: briefId, position: index + 1, visitor: null })
      .where(and(eq(briefFiles.key, key), isNull(briefFiles.brief_id)))
      .returning();
    if (file) claimed.push(file);
  }
  return claimed;
}
