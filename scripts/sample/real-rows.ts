import { sql } from "drizzle-orm";
import type { Queryable } from "../../src/database/client.ts";
import { sampleDomain } from "./people.ts";

/** The tables that hold what people send, each with a column for their address, and their names. */
const sent = {
  waitlist: "on the waitlist",
  suspected_sign_ups: "suspected on the waitlist",
  site_briefs: "among the briefs",
  sites: "among the sites",
  enquiries: "among the enquiries",
} as const;

/** What is here and not of the sample: “3 on the waitlist”. Those of the sample have addresses that nobody can have. */
export async function realRows(database: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [table, name] of Object.entries(sent)) {
    const { rows } = await database.execute<{ count: number }>(sql`
      select count(*)::int as count from ${sql.identifier(table)}
      where email not like ${`%@${sampleDomain}`}
    `);
    if (rows[0]?.count) found.push(`${rows[0].count} ${name}`);
  }
  return found;
}
