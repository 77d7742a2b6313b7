import { sql } from "drizzle-orm";
import type { Database } from "../../src/database/client.ts";
import { sample } from "../../src/database/tables/sample.ts";
import { realRows } from "./real-rows.ts";

type Begun =
  | { outcome: "begun" }
  | { outcome: "there already" }
  /** What somebody has sent, such as “3 on the waitlist”. Nothing has changed. */
  | { outcome: "not empty"; rows: string[] };

/** Marks the installation as one with a sample, unless somebody has sent something to it. */
export function beginSample(database: Database): Promise<Begun> {
  return database.transaction(async (tx): Promise<Begun> => {
    const [marked] = await tx.insert(sample).values({}).onConflictDoNothing().returning();
    if (!marked) return { outcome: "there already" };
    const rows = await realRows(tx);
    if (rows.length === 0) return { outcome: "begun" };
    await tx.execute(sql`delete from ${sample}`);
    return { outcome: "not empty", rows };
  });
}
