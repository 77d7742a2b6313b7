import { eq } from "drizzle-orm";
import { times } from "../../../content/offer.ts";
import type { Queryable } from "../../../database/client.ts";
import { siteCancellations } from "../../../database/tables/sites.ts";

export type CancellationRow = typeof siteCancellations.$inferSelect;

/** A site that is cancelled, while it can be taken back. */
export type Cancellation = {
  since: Date;
  /** When it is deleted. */
  until: Date;
  /** Whether it was online, and is again if it is taken back. */
  wasLive: boolean;
};

export async function findCancellation(
  database: Queryable,
  siteId: string,
): Promise<Cancellation | undefined> {
  const [row] = await database
    .select()
    .from(siteCancellations)
    .where(eq(siteCancellations.site_id, siteId));
  return row && cancellationOf(row);
}

export function cancellationOf({ created_at, was }: CancellationRow): Cancellation {
  return { since: created_at, until: endOfGracePeriod(created_at), wasLive: was === "live" };
}

/** When what is cancelled at a moment is deleted. */
export function endOfGracePeriod(since: Date): Date {
  return new Date(since.getTime() + times.graceDays * 86_400_000);
}
