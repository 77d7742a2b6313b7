import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/schema.ts";
import { containsPattern } from "../../platform/contains-pattern.ts";
import { stretchLength } from "./count-waitlist.ts";
import { lastPosition, type WaitlistStatus } from "./waitlist.ts";

/** A search lists this many people, and tells whether there are more. */
export const mostFound = 1_000;

/** What many people have, such as gmail, is found among the first of them without the index. */
const FIRST_LOOK = 5_000;

/** Written out, as the index has it. */
const perStretch = sql.raw(String(stretchLength));

/**
 * Who has a text in name, address or phone number, in any case, by position: the first `mostFound`
 * and one more if there are more. It costs what is found and a little for each stretch of the list,
 * wherever on it those people are. A text without three letters or digits in a row is not in the
 * index; where it is rare, too, the whole list is read.
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function searchWaitlist(
  { database }: { database: Database },
  { search, status }: { search: string; status?: WaitlistStatus | undefined },
): Promise<{ position: number; status: WaitlistStatus }[]> {
  const wanted = and(
    // As the index has it.
    sql`lower(${waitlist.name} || ' ' || ${waitlist.email} || ' ' || coalesce(${waitlist.phone}, ''))
      like lower(${containsPattern(search)})`,
    status && eq(waitlist.status, status),
  );
  const shown = { position: waitlist.position, status: waitlist.status };
  const limit = mostFound + 1;
  try {
    const first = await database
      .select(shown)
      .from(waitlist)
      .where(and(lte(waitlist.position, FIRST_LOOK), wanted))
      .orderBy(asc(waitlist.position))
      .limit(limit);
    if (first.length === limit) return first;
    // Stretch by stretch, until there are enough. OFFSET 0 keeps the planner from reading a whole
    // stretch in order of position instead of by the search index.
    const stretch = sql.identifier("stretch");
    const { rows } = await database.execute<{ position: number; status: WaitlistStatus }>(sql`
      select found.* from generate_series(0, (${lastPosition}) / ${perStretch}) as ${stretch}
      cross join lateral (
        select * from (
          select ${waitlist.position}, ${waitlist.status} from ${waitlist}
          where ${waitlist.position} / ${perStretch} = ${stretch} and ${wanted} offset 0
        ) as fitting
        order by position limit ${limit}
      ) as found
      limit ${limit}
    `);
    return rows;
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}
