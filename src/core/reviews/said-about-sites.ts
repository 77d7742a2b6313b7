import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { reviewComments, reviews, siteApprovals } from "../../database/tables/reviews.ts";
import type { Approval } from "./approvals.ts";
import type { Comment } from "./threads.ts";

type Span = { before?: Date | undefined; limit: number };

/** A comment or an answer, with its site. */
export type SaidAboutSite = Pick<Comment, "id" | "author" | "name" | "text" | "created_at"> & {
  siteId: string;
};

/** What both sides said in the reviews of some sites, newest first. */
export function listSaidAbout(
  database: Queryable,
  siteIds: readonly string[],
  { before, limit }: Span,
): Promise<SaidAboutSite[]> {
  const { id, author, name, text, created_at, review_id } = reviewComments;
  return database
    .select({ id, author, name, text, created_at, siteId: reviews.site_id })
    .from(reviewComments)
    .innerJoin(reviews, eq(reviews.id, review_id))
    .where(and(inArray(reviews.site_id, [...siteIds]), before && lt(created_at, before)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}

/** What was approved of some sites, newest first. */
export function listApprovalsOf(
  database: Queryable,
  siteIds: readonly string[],
  { before, limit }: Span,
): Promise<Approval[]> {
  const { site_id, created_at, id } = siteApprovals;
  return database
    .select()
    .from(siteApprovals)
    .where(and(inArray(site_id, [...siteIds]), before && lt(created_at, before)))
    .orderBy(desc(created_at), desc(id))
    .limit(limit);
}
