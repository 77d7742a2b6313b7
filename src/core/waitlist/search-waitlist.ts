import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist, waitlistText } from "../../database/tables/waitlist.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import type { WaitlistStatus } from "./waitlist.ts";

/** A search lists at most this many people. */
export const maxFound = 1_000;

/**
 * People with a text in their name, address or phone number, in any case, by position. One or two
 * letters find words that start with them.
 *
 * @returns at most `maxFound` people; `all` unless there are more.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function searchWaitlist(
  { database }: { database: Database },
  { search, status }: { search: string; status?: WaitlistStatus | undefined },
): Promise<{ people: { position: number; status: WaitlistStatus }[]; all: boolean }> {
  try {
    // Sorted only once found: otherwise the planner might read the list from its start, hoping to
    // find them soon.
    const found = await database
      .select({ position: waitlist.position, status: waitlist.status })
      .from(waitlist)
      .where(
        and(containsText(waitlistText(waitlist), search), status && eq(waitlist.status, status)),
      )
      .limit(maxFound + 1);
    const people = found.slice(0, maxFound).toSorted((a, b) => a.position - b.position);
    return { people, all: found.length <= maxFound };
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}
