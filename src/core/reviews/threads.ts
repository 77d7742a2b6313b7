import { and, asc, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "../../database/client.ts";
import { reviewComments, reviews } from "../../database/tables/reviews.ts";
import { countRows } from "../../platform/count-rows.ts";
import { idsOfSitesNotClosed } from "../sites/sites.ts";
import { type AttachedFile, filesOfComments } from "./review-files.ts";

export type CommentRow = typeof reviewComments.$inferSelect;
export type Comment = CommentRow & { files: AttachedFile[] };

/** A comment with what was answered to it, oldest first. */
export type Thread = Comment & { answers: Comment[] };

/**
 * What customers said and nobody has answered or marked as done. Whoever has cancelled waits for
 * nothing, unless they come back.
 *
 * @param siteIds only in the reviews of these sites; in all, unless it is given.
 * @returns how many threads, up to `maxCounted` plus one, and the site of the oldest.
 */
export async function findUnanswered(
  database: Database,
  siteIds?: readonly string[],
): Promise<{ count: number; siteId: string | undefined }> {
  const { id, review_id, parent_id, author, resolved_at } = reviewComments;
  const answer = alias(reviewComments, "answer");
  const later = alias(reviewComments, "later");
  const isOfThread = (one: typeof answer | typeof later) =>
    and(eq(one.review_id, review_id), eq(one.parent_id, id));
  const customersAfter = sql`select from ${reviewComments} as later where ${isOfThread(later)}
    and ${later.author} = 'customer' and ${later.id} > ${answer.id}`;
  const ofSites = and(
    inArray(reviews.site_id, idsOfSitesNotClosed(database)),
    siteIds && inArray(reviews.site_id, [...siteIds]),
  );
  const isUnanswered = and(
    inArray(review_id, database.select({ id: reviews.id }).from(reviews).where(ofSites)),
    isNull(parent_id),
    isNull(resolved_at),
    eq(author, "customer"),
    sql`not exists (select from ${reviewComments} as answer where ${isOfThread(answer)}
      and ${answer.author} = 'operator' and not exists (${customersAfter}))`,
  );
  const [oldest] = await database
    .select({ siteId: reviews.site_id })
    .from(reviewComments)
    .innerJoin(reviews, eq(reviews.id, review_id))
    .where(isUnanswered)
    .orderBy(asc(id))
    .limit(1);
  const count = oldest ? await countRows(database, reviewComments, isUnanswered) : 0;
  return { count, siteId: oldest?.siteId };
}

/** How many comments are on a page, with their answers. */
export const threadsAPage = 100;

/**
 * The latest of what was said in a review, in the order in which it was begun.
 *
 * @param before only what was begun before this comment, by its id.
 * @returns `older`: the id to go on from, if there is more.
 */
export async function listThreads(
  database: Queryable,
  reviewId: string,
  before?: string,
): Promise<{ threads: Thread[]; older: string | undefined }> {
  const { id, review_id, parent_id } = reviewComments;
  const found = await database
    .select()
    .from(reviewComments)
    .where(
      and(
        eq(review_id, reviewId),
        isNull(parent_id),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(threadsAPage + 1);
  const shown = found.slice(0, threadsAPage).toReversed();
  const ids = shown.map((thread) => thread.id);
  const given = await database
    .select()
    .from(reviewComments)
    .where(and(eq(review_id, reviewId), inArray(parent_id, ids)))
    .orderBy(asc(id));
  const files = await filesOfComments(database, [...ids, ...given.map((answer) => answer.id)]);
  const withFiles = (comment: CommentRow): Comment => ({
    ...comment,
    files: files.get(comment.id) ?? [],
  });
  const answers = Map.groupBy(given.map(withFiles), (answer) => answer.parent_id);
  return {
    threads: shown.map((thread) => ({
      ...withFiles(thread),
      answers: answers.get(thread.id) ?? [],
    })),
    older: found.length > threadsAPage ? ids[0] : undefined,
  };
}
