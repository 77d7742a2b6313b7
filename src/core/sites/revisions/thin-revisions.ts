import { sql } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";

const SITES_AT_A_TIME = 200;

/**
 * Of revisions of more than seven days ago, keeps the last of each hour, so that the latest of a site
 * always stays. So does its first, and those that a release or a candidate was made of.
 *
 * @returns how many were deleted.
 */
export async function thinRevisions({ database }: { database: Database }): Promise<number> {
  let deleted = 0;
  // Some sites in each statement, so that nobody who saves waits for long.
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await database.execute<{ last: string | null; deleted: number }>(sql`
      with batch as (
        select id from sites where id > ${after} order by id limit ${SITES_AT_A_TIME}
      ), old as (
        select site_id, number, row_number() over (
          partition by site_id, date_trunc('hour', created_at, 'UTC') order by number desc
        ) as place
        from site_revisions
        where site_id in (select id from batch) and created_at < now() - interval '7 days'
      ), deleted as (
        delete from site_revisions as revisions using old
        where revisions.site_id = old.site_id and revisions.number = old.number
          and old.place > 1 and old.number > 1
          and not exists (
            select from site_releases
            where site_releases.site_id = old.site_id and site_releases.revision = old.number
          )
        returning revisions.number
      )
      select (select max(id::text) from batch) as last, (select count(*)::int from deleted) as deleted
    `);
    const batch = rows[0];
    if (!batch?.last) return deleted;
    deleted += batch.deleted;
    after = batch.last;
  }
}
