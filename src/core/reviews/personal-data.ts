import { asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import {
  reviewComments,
  reviewFiles,
  reviews,
  siteApprovals,
} from "../../database/tables/reviews.ts";
import { inStore } from "../files/attached-files.ts";
import { findSitesOf } from "../sites/personal-data.ts";
import { filesOfComments, REVIEW_FILES } from "./review-files.ts";

/**
 * What was said in the reviews of an address’s sites, with links for operators to what was attached,
 * and what was approved, oldest first. It goes with its site; approvals stay, as the law asks.
 */
export async function findReviewsOf(
  { database, config }: { database: Database; config: { publicUrl: string } },
  address: string,
) {
  const ids = (await findSitesOf(database, address)).map(({ id }) => id);
  if (ids.length === 0) return { comments: [], approvals: [] };
  const [found, approvals] = await Promise.all([
    database
      .select({ comment: reviewComments, siteId: reviews.site_id })
      .from(reviewComments)
      .innerJoin(reviews, eq(reviews.id, reviewComments.review_id))
      .where(inArray(reviews.site_id, ids))
      .orderBy(asc(reviewComments.id)),
    database
      .select()
      .from(siteApprovals)
      .where(inArray(siteApprovals.site_id, ids))
      .orderBy(asc(siteApprovals.id)),
  ]);
  const commentIds = found.map(({ comment }) => comment.id);
  const files = await filesOfComments(database, commentIds);
  const comments = found.map(({ comment, siteId }) => ({
    ...comment,
    files: (files.get(comment.id) ?? []).map(({ key, original_name: name, type, bytes }) => ({
      ...{ name, type, bytes },
      link: `${config.publicUrl}/admin/sites/${siteId}/review/files/${key}`,
    })),
  }));
  return { comments, approvals };
}

/** What is attached in the reviews of an address’s sites: how many files, and where they all are. */
export async function filesOfReviewsOf(
  database: Queryable,
  address: string,
): Promise<{ count: number; places: string[] }> {
  const ids = (await findSitesOf(database, address)).map(({ id }) => id);
  return filesOfReviews(database, ids);
}

/** The same of some sites, by their ids. */
export async function filesOfReviews(
  database: Queryable,
  siteIds: readonly string[],
): Promise<{ count: number; places: string[] }> {
  if (siteIds.length === 0) return { count: 0, places: [] };
  const rows = await database
    .select({ key: reviewFiles.key, type: reviewFiles.type, bytes: reviewFiles.bytes })
    .from(reviewFiles)
    .innerJoin(reviewComments, eq(reviewComments.id, reviewFiles.comment_id))
    .innerJoin(reviews, eq(reviews.id, reviewComments.review_id))
    .where(inArray(reviews.site_id, [...siteIds]));
  const places = rows.flatMap((row) => inStore(REVIEW_FILES, row)).map(({ path }) => path);
  return { count: rows.length, places };
}
