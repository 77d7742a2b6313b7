import { desc, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { lastMoves } from "../audit/audit.ts";
import type { WaitlistStatus } from "./waitlist.ts";

/** Fewer than these say nothing about the next. */
const fewestToTell = 10;

export type Admissions = {
  /** How long they had waited: the 10th percentile in weeks, rounded down. */
  fromWeeks: number;
  /** The 90th, rounded up. */
  toWeeks: number;
};

/** The days that `admittedLately` looks back over. */
export const daysOfAdmissions = 90;

/** Of each status, those with the highest positions: as a rule they were invited last. */
const mostLookedAt = 500;

/**
 * How long most of the people who were invited lately had waited for it. An invitation that was
 * taken back does not count.
 *
 * @returns undefined where too few were invited to say so.
 */
export async function admittedLately(database: Database): Promise<Admissions | undefined> {
  const statuses: WaitlistStatus[] = ["invited", "joined", "removed"];
  const entries = (await Promise.all(statuses.map((of) => lastWith(database, of)))).flat();
  const invitedAt = await lastMoves(database, {
    ...{ table_name: "waitlist", action: "waitlist.status" },
    ...{ from_value: "waiting", to_value: "invited", days: daysOfAdmissions },
    row_ids: entries.map(({ id }) => id),
  });
  const weeks = entries
    .flatMap(({ id, created_at }) => {
      const at = invitedAt.get(id);
      return at ? [(at.getTime() - created_at.getTime()) / WEEK] : [];
    })
    .toSorted((one, other) => one - other);
  if (weeks.length < fewestToTell) return undefined;
  return {
    fromWeeks: Math.floor(percentile(weeks, 10)),
    toWeeks: Math.max(1, Math.ceil(percentile(weeks, 90))),
  };
}

const WEEK = 7 * 24 * 3_600_000;

function lastWith(database: Database, status: WaitlistStatus) {
  return database
    .select({ id: waitlist.id, created_at: waitlist.created_at })
    .from(waitlist)
    .where(eq(waitlist.status, status))
    .orderBy(desc(waitlist.position))
    .limit(mostLookedAt);
}

/** By the nearest rank. */
function percentile(sorted: readonly number[], of: number): number {
  return sorted[Math.ceil((of / 100) * sorted.length) - 1] ?? 0;
}
