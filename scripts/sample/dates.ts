import { sql } from "drizzle-orm";
import type { Services } from "../../src/services/services.ts";

/** How long after its brief a sample's review takes place. */
const HOURS_TO_REVIEW = 22;

/** Sets a brief back by so many hours, and where its site is done, all that followed by fewer. */
export async function setBack(
  { database }: Pick<Services, "database">,
  { briefId, hours, isDone }: { briefId: string; hours: number; isDone: boolean },
): Promise<void> {
  const by = (count: number) => sql`make_interval(hours => ${count})`;
  await database.execute(sql`
    update site_briefs set created_at = created_at - ${by(hours)} where id = ${briefId}
  `);
  const since = by(isDone ? hours - HOURS_TO_REVIEW : 0);
  await database.execute(sql`
    with of_brief as (
      update sites set created_at = created_at - ${since}, updated_at = updated_at - ${since},
                       entitled_at = entitled_at - ${since}, released_at = released_at - ${since}
      where brief_id = ${briefId} returning id
    ), commented as (
      update review_comments set created_at = review_comments.created_at - ${since}
      from reviews where reviews.id = review_id and site_id in (select id from of_brief)
    ), approved as (
      update site_approvals set created_at = created_at - ${since}
      where site_id in (select id from of_brief)
    )
    update audit_events set created_at = created_at - ${since}
    where row_id = ${briefId} or row_id in (select id from of_brief)
  `);
}

/** Spreads those who joined over two months, in the order of their positions. */
export async function setBackQueue({ database }: Pick<Services, "database">): Promise<void> {
  await database.execute(sql`
    update waitlist set created_at = now() - interval '60 days'
      * (1 - position / (select max(position) + 1 from waitlist)::float)
  `);
  await database.execute(sql`
    update audit_events set created_at = waitlist.created_at + interval '12 hours'
    from waitlist where waitlist.id = row_id and table_name = 'waitlist'
  `);
}
