import { asc, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { reviewComments, reviews, siteApprovals } from "../../database/tables/reviews.ts";
import { findSitesOf } from "../sites/personal-data.ts";

/**
 * What was said in the reviews of an address’s sites, and what was approved, oldest first. It goes
 * with its site; approvals stay, as the law asks.
 */
export async function findReviewsOf(database: Queryable, address: string) {
  const ids = (await findSitesOf(database, address)).map(({ id }) => id);
  if (ids.length === 0) return { comments: [], approvals: [] };
  const found = database
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.site_id, ids));
  const [comments, approvals] = await Promise.all([
    database
      .select()
      .from(reviewComments)
      .where(inArray(reviewComments.review_id, found))
      .orderBy(asc(reviewComments.id)),
    database
      .select()
      .from(siteApprovals)
      .where(inArray(siteApprovals.site_id, ids))
      .orderBy(asc(siteApprovals.id)),
  ]);
  return { comments, approvals };
}
