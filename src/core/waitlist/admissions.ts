import { eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { lastMoves } from "../audit/audit.ts";

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

/**
 * How long most of the people who were invited lately had waited for it. An invitation that was
 * taken back does not count.
 *
 * @returns undefined where too few were invited to say so.
 */
export async function admittedLately(database: Database): Promise<Admissions | undefined> {
  const invited = lastMoves(database, {
    ...{ table_name: "waitlist", action: "waitlist.status" },
    ...{ from_value: "waiting", to_value: "invited", days: daysOfAdmissions },
  });
  const waited = sql`extract(epoch from ${invited.at} - ${waitlist.created_at}) / 604800`;
  const percentile = (of: number) =>
    sql<number>`percentile_cont(${of}) within group (order by ${waited})`;
  const [told] = await database
    .select({
      count: sql<number>`count(*)::int`,
      from: percentile(0.1),
      to: percentile(0.9),
    })
    .from(waitlist)
    .innerJoin(invited, eq(invited.row_id, waitlist.id))
    .where(ne(waitlist.status, "waiting"));
  if (!told || told.count < fewestToTell) return undefined;
  return { fromWeeks: Math.floor(told.from), toWeeks: Math.max(1, Math.ceil(told.to)) };
}
