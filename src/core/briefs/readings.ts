import { eq } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { type BriefReadings, briefReadingsSchema } from "../moderation/reading/brief-readings.ts";

/**
 * What was read in the description of a brief; undefined for one that has not been read, or of a
 * version that this program does not know.
 */
export async function readingsOf(
  database: Queryable,
  briefId: string,
): Promise<BriefReadings | undefined> {
  const [row] = await database
    .select({ readings: siteBriefs.readings })
    .from(siteBriefs)
    .where(eq(siteBriefs.id, briefId));
  return briefReadingsSchema.safeParse(row?.readings).data;
}

/** Keeps what was read with its brief, in place of an earlier reading. */
export async function storeReadings(
  tx: Queryable,
  briefId: string,
  readings: BriefReadings,
): Promise<void> {
  await tx.update(siteBriefs).set({ readings }).where(eq(siteBriefs.id, briefId));
}
