import { and, desc, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { enquiries, siteEnquiries } from "../../database/tables/enquiries.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { Enquiry } from "./enquiries.ts";

type Span = { before?: Date | undefined; limit: number };

/** What somebody wrote to us, newest first, without what is suspected. */
export function listEnquiriesFrom(
  database: Database,
  address: string,
  { before, limit }: Span,
): Promise<Enquiry[]> {
  const { email, status, created_at, id } = enquiries;
  return database
    .select()
    .from(enquiries)
    .where(
      and(
        equalsIgnoringCase(email, address),
        ne(status, "suspected"),
        before && lt(created_at, before),
      ),
    )
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}

/** How many enquiries a site got on a day, by its beginning in Sydney. */
export type SiteEnquiriesOfDay = { siteId: string; day: Date; count: number };

/** At most so many are read at once; a day with more shows this number. */
const mostRead = 5_000;

/** The days on which a site got enquiries, newest first. @param span.before only days begun before. */
export async function listDaysOfEnquiries(
  database: Database,
  siteId: string,
  { before = new Date(), limit }: Span,
): Promise<SiteEnquiriesOfDay[]> {
  const { created_at, site_id, status, id } = siteEnquiries;
  const { rows } = await database.execute<{ day: number; count: number }>(sql`
    select extract(epoch from date_trunc('day', created_at, 'Australia/Sydney'))::int as day,
      count(*)::int as count
    from (
      select ${created_at} from ${siteEnquiries}
      where ${site_id} = ${siteId} and ${status} = 'open' and ${id} < ${firstIdOf(dayAfter(before))}
      order by ${id} desc limit ${mostRead}
    ) as latest
    group by day order by day desc
  `);
  const read = rows.reduce((sum, { count }) => sum + count, 0);
  // The rest of the last day was not read.
  const whole = read === mostRead && rows.length > 1 ? rows.slice(0, -1) : rows;
  return whole
    .map(({ day, count }) => ({ siteId, day: new Date(day * 1000), count }))
    .filter(({ day }) => day < before)
    .slice(0, limit);
}

/** Longer than any day in Sydney, so that the day of the moment is counted whole. */
function dayAfter(moment: Date): Date {
  return new Date(moment.getTime() + 25 * 3_600_000);
}

/** Ids are UUIDs of version 7, which begin with their time in milliseconds. */
function firstIdOf(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
