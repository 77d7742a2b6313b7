import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist, waitlistText } from "../../database/tables/waitlist.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import type { WaitlistStatus } from "./waitlist.ts";

/** A search lists at most this many people. */
export const maxFound = 1_000;

/**
 * Who has a text in name, address or phone number, in any case, by position. One or two letters
 * find words that begin with them.
 *
 * @returns at most `maxFound` people; `all` unless more fit.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function searchWaitlist(
  { database }: { database: Database },
  { search, status }: { search: string; status?: WaitlistStatus | undefined },
): Promise<{ people: { position: number; status: WaitlistStatus }[]; all: boolean }> {
  try {
    // Put in order only once found: asked for them in order, the planner would read the list from
    // its start in the hope of coming upon them soon.
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
