import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { lastPosition, type WaitlistStatus } from "./waitlist.ts";

/**
 * How many people have each status. Positions are dense, so the last one is the total; only people
 * who are no longer waiting are counted one by one, using only the index.
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function countWaitlist({
  database,
}: {
  database: Database;
}): Promise<Record<WaitlistStatus, number>> {
  const having = (status: WaitlistStatus) =>
    sql`(count(*) filter (where ${waitlist.status} = ${status}))::int`;
  try {
    const { rows } = await database.execute<
      Record<Exclude<WaitlistStatus, "waiting"> | "everybody", number>
    >(sql`
      select (${lastPosition}) as everybody, ${having("invited")} as invited,
        ${having("joined")} as joined, ${having("removed")} as removed
      from ${waitlist} where ${waitlist.status} in ('invited', 'joined', 'removed')
    `);
    const { everybody = 0, invited = 0, joined = 0, removed = 0 } = rows[0] ?? {};
    return { waiting: everybody - invited - joined - removed, invited, joined, removed };
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}
