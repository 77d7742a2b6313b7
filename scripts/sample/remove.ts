import { sql } from "drizzle-orm";
import { announceHosting } from "../../src/core/sites/releases/hosting-state.ts";
import { everyStoredFile } from "../../src/core/tweaks/stored-files.ts";
import type { Database } from "../../src/database/client.ts";
import { sample } from "../../src/database/tables/sample.ts";
import type { FileStore } from "../../src/platform/files/files.ts";
import { realRows } from "./real-rows.ts";

type Removed =
  | { outcome: "removed" }
  | { outcome: "none there" }
  /** What else was sent since the installation was filled. Nothing has changed. */
  | { outcome: "others too"; rows: string[] };

/** Tables that were empty before, and whose rows take with them what refers to them. */
const filled = [
  ...["waitlist", "suspected_sign_ups", "sites", "site_briefs", "site_approvals", "retired_slugs"],
  ...["enquiries", "people"],
];

/**
 * Removes the sample, with its files, and all that came of looking around in it.
 *
 * @param isAll whether what others have sent since goes too.
 */
export async function removeSample(
  { database, files }: { database: Database; files: FileStore },
  { isAll }: { isAll: boolean },
): Promise<Removed> {
  const places: string[] = [];
  for await (const page of everyStoredFile(database)) places.push(...page.map(({ path }) => path));
  const removed = await database.transaction(async (tx): Promise<Removed> => {
    const [since] = await tx.select().from(sample).for("update");
    if (!since) return { outcome: "none there" };
    const rows = await realRows(tx);
    if (rows.length > 0 && !isAll) return { outcome: "others too", rows };
    await tx.execute(sql`delete from ${sample}`);
    for (const table of filled) await tx.execute(sql`delete from ${sql.identifier(table)}`);
    const { created_at: at } = since;
    // Operators' own emails and history stay.
    await tx.execute(sql`
      delete from emails where created_at >= ${at} and kind !~ '^(operator|sign-in|team)-'
    `);
    await tx.execute(sql`
      delete from audit_events
      where table_name in ('waitlist', 'suspected_sign_ups', 'sites', 'site_briefs', 'enquiries', 'people', 'emails')
    `);
    for (const table of ["daily_counts", "daily_vitals"]) {
      await tx.execute(sql`
        delete from ${sql.identifier(table)} where day < (${at} at time zone 'Australia/Sydney')::date
      `);
    }
    await announceHosting(tx);
    return { outcome: "removed" };
  });
  if (removed.outcome === "removed") for (const place of places) await files.remove(place);
  return removed;
}
