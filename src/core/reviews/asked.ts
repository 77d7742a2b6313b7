import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Facts } from "../../blocks/facts/facts.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { reviewComments } from "../../database/tables/reviews.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { addComment, type CommentOutcome, commentsADay, countToday } from "./comments.ts";
import { lockReview, type Review } from "./reviews.ts";

/** A question about the business that only its owner can answer. */
export type Asked = { id: string; question: string };

/** The questions without an answer, which are shown on no page. */
export function unansweredIn({ questions }: Facts): Asked[] {
  return (questions?.value ?? []).flatMap(({ id, question, answer }) =>
    question && !answer ? [{ id, question }] : [],
  );
}

/** No question of a site’s facts has this id: theirs have letters, numbers and hyphens. */
export const addressQuestion = "@address";

/** Whether a site that is not public yet is to have the address for which a release was made. */
export function askedOfAddress({ origin }: { origin: string }): Asked {
  const { host } = new URL(origin);
  return {
    id: addressQuestion,
    question: `Your website will be at ${host}. Would you like another name?`,
  };
}

/** Those that nobody has answered in a review. An answer quotes the question that it is to. */
export async function stillAsked(
  database: Queryable,
  reviewId: string,
  asked: Asked[],
): Promise<Asked[]> {
  if (asked.length === 0) return [];
  const answered = await answersTo(database, reviewId, asked);
  return asked.filter(({ question }) => !answered.some(({ quoted }) => quoted === question));
}

export type AnswersOutcome =
  | { outcome: "answered" }
  /** The version that was looked at does not ask this. */
  | { outcome: "unknown question"; id: string }
  | { outcome: "too many" }
  | Extract<CommentOutcome, { outcome: "unknown block" | "over" }>;

/**
 * Keeps what a customer answers, all of it or nothing, each as a comment that quotes its question.
 * The same answer sent again adds nothing.
 *
 * @param answers at least one, by the ids of their questions in the release that was looked at.
 */
export function answerAsked(
  { database }: { database: Database },
  {
    review,
    releaseId,
    name,
    answers,
  }: { review: Review; releaseId: string; name: string; answers: { id: string; text: string }[] },
): Promise<AnswersOutcome> {
  return database.transaction(async (tx): Promise<AnswersOutcome> => {
    if (!(await lockReview(tx, review))) return { outcome: "over" };
    const asked = await askedBy(tx, review, releaseId);
    if (!asked) return { outcome: "unknown block" };
    const told = answers.map(({ id, text }) => ({
      of: asked.find((one) => one.id === id),
      id,
      text,
    }));
    const unknown = told.find(({ of }) => !of);
    if (unknown) return { outcome: "unknown question", id: unknown.id };
    const known = await answersTo(tx, review.id, asked);
    const added = told.filter(
      ({ of, text }) => !known.some((one) => one.quoted === of?.question && one.text === text),
    );
    const { comments } = await countToday(tx, review.id);
    if (comments + added.length > commentsADay) return { outcome: "too many" };
    for (const { of, text } of added) {
      await addComment(tx, { review, releaseId, name, text, quoted: of?.question }, []);
    }
    return { outcome: "answered" };
  });
}

/** What a release leaves open; undefined if it is none of this site’s. */
async function askedBy(tx: Transaction, { site_id: siteId }: Review, releaseId: string) {
  const release = await findRelease(tx, { siteId, releaseId });
  const revision = release && (await findRevision(tx, siteId, release.revision));
  return revision && [...unansweredIn(revision.facts), askedOfAddress(release)];
}

function answersTo(database: Queryable, reviewId: string, asked: readonly Asked[]) {
  const { review_id, parent_id, block_id, author, quoted, text } = reviewComments;
  return database
    .select({ quoted, text })
    .from(reviewComments)
    .where(
      and(
        eq(review_id, reviewId),
        eq(author, "customer"),
        isNull(parent_id),
        isNull(block_id),
        inArray(
          quoted,
          asked.map(({ question }) => question),
        ),
      ),
    );
}
