import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlistCounts } from "../../database/tables/waitlist.ts";
import { lastPosition, type WaitlistStatus } from "./waitlist.ts";

/** How many positions are counted together in `waitlist_counts`; its trigger has the number too. */
export const stretchLength = 50_000;

/** How many people have which status, on the whole list and by stretches of it. */
export type WaitlistStanding = {
  counts: Record<WaitlistStatus, number>;
  stretches: Record<WaitlistStatus, number>[];
};

/**
 * Counts without looking at the people: positions are dense, so the last one tells how many there
 * are, and `waitlist_counts` who is not waiting any more.
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function countWaitlist({
  database,
}: {
  database: Database;
}): Promise<WaitlistStanding> {
  try {
    // One statement, so that the last position and the counts are of the same moment.
    const { rows } = await database.execute<{
      last: number;
      moved: { stretch: number; status: Exclude<WaitlistStatus, "waiting">; people: number }[];
    }>(sql`
      select (${lastPosition}) as last,
        (select coalesce(json_agg(moved), '[]') from ${waitlistCounts} as moved) as moved
    `);
    const { last = 0, moved = [] } = rows[0] ?? {};
    const stretches = Array.from({ length: Math.floor(last / stretchLength) + 1 }, (_, stretch) => {
      const from = Math.max(1, stretch * stretchLength);
      const through = Math.min(last, (stretch + 1) * stretchLength - 1);
      return { ...nobody, waiting: through - from + 1 };
    });
    const counts = { ...nobody, waiting: last };
    for (const { stretch, status, people } of moved) {
      for (const counted of [counts, stretches[stretch]]) {
        if (!counted) continue;
        counted[status] += people;
        counted.waiting -= people;
      }
    }
    return { counts, stretches };
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}

const nobody: Record<WaitlistStatus, number> = { waiting: 0, invited: 0, joined: 0, removed: 0 };

/**
 * Where to read on to get past the first so many people of a status.
 *
 * @returns a position, and how many of the status to skip after it: less than a stretch.
 */
export function skipPeople(
  { stretches }: WaitlistStanding,
  status: WaitlistStatus,
  people: number,
): { after: number; offset: number } {
  let stretch = 0;
  let offset = people;
  for (; offset >= (stretches[stretch]?.[status] ?? Infinity); stretch++) {
    offset -= stretches[stretch]?.[status] ?? 0;
  }
  return { after: Math.max(0, stretch * stretchLength - 1), offset };
}
