import { and, count, countDistinct, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { reviewComments, reviewFiles } from "../../database/tables/reviews.ts";
import { queueJob } from "../../platform/queue-job.ts";
import {
  type AttachServices,
  removeStored,
  type StoredFile,
  type StoreOutcome,
} from "../files/attached-files.ts";
import type { SentFile } from "../files/judge-upload.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { attachFiles, storeReviewFiles } from "./attach-files.ts";
import { blocksInWords } from "./blocks-in-words.ts";
import { REVIEW_FILES } from "./review-files.ts";
import { findReviewOfSite, lockReview, type Review, wasShown } from "./reviews.ts";
import type { CommentRow } from "./threads.ts";

/** Far more than anybody types, and little enough to read and to keep. */
export const commentsADay = 400;

/** Of customers, in a review. */
export const filesADay = 50;

/** How long the first of a burst waits for the others, before one email tells of all. */
const burstSeconds = 5 * 60;

export type CommentOutcome =
  | { outcome: "added"; id: string }
  /** It came before, and its answer was lost. */
  | { outcome: "there already" }
  /** The release that was looked at has no such section, or was never shown here. */
  | { outcome: "unknown block" }
  | { outcome: "unknown thread" }
  /** As many comments, or files, as a day may have. */
  | { outcome: "too many"; of: "comments" | "files" }
  | FilesRefused
  /** The link was ended in the meantime. */
  | { outcome: "over" };

type FilesRefused = Extract<StoreOutcome, { outcome: "files refused" }>;

type NewComment = {
  review: Review;
  /** The candidate that was looked at. */
  releaseId: string;
  /** Undefined for the website as a whole. */
  blockId?: string | undefined;
  /** The words that were meant. */
  quoted?: string | undefined;
  /** The comment that this one answers. */
  threadId?: string | undefined;
  name: string;
  text: string;
  /** Of this sending, so that sending again adds nothing. */
  submissionId?: string | undefined;
  /** What came with it. */
  files?: readonly SentFile[] | undefined;
};

/**
 * Adds what a customer says of their site, with all of its files or not at all. The operators get
 * one email for a burst of comments.
 */
export async function commentOn(
  services: AttachServices,
  comment: NewComment,
): Promise<CommentOutcome> {
  const files = await storeReviewFiles(services, comment.files ?? []);
  if (files.outcome === "files refused") return files;
  const { stored } = files;
  const outcome = await services.database.transaction((tx) => addComment(tx, comment, stored));
  if (outcome.outcome !== "added") await removeStored(services, REVIEW_FILES, stored);
  return outcome;
}

/** Adds one to a review in a transaction that somebody else ends. @param stored what came with it. */
export async function addComment(
  tx: Transaction,
  { review, releaseId, blockId, quoted, threadId, name, text, submissionId }: NewComment,
  stored: readonly StoredFile[],
): Promise<CommentOutcome> {
  if (!(await lockReview(tx, review))) return { outcome: "over" };
  if (!(await isOnShow(tx, review, releaseId, blockId))) return { outcome: "unknown block" };
  if (threadId && !(await findThread(tx, review, threadId))) return { outcome: "unknown thread" };
  const today = await countToday(tx, review.id);
  if (today.comments >= commentsADay) return { outcome: "too many", of: "comments" };
  if (today.files + stored.length > filesADay) return { outcome: "too many", of: "files" };
  const [added] = await tx
    .insert(reviewComments)
    .values({
      review_id: review.id,
      parent_id: threadId ?? null,
      author: "customer",
      name,
      release_id: releaseId,
      block_id: blockId ?? null,
      quoted: quoted || null,
      text,
      submission_id: submissionId ?? null,
    })
    .onConflictDoNothing({ target: reviewComments.submission_id })
    .returning({ id: reviewComments.id });
  if (!added) return { outcome: "there already" };
  await attachFiles(tx, added.id, stored);
  // What was done is open again: somebody has more to say of it.
  if (threadId) await setResolved(tx, threadId, false);
  await tellLater(tx, review, added.id, "operator");
  return { outcome: "added", id: added.id };
}

type OfThread = { siteId: string; threadId: string };

export type AnswerOutcome = { outcome: "answered" } | { outcome: "unknown thread" } | FilesRefused;

type Answer = OfThread & { name: string; text: string; files?: readonly SentFile[] | undefined };

/** Answers a customer. They get one email for a burst of answers. */
export async function answerComment(
  services: AttachServices,
  answer: Answer,
): Promise<AnswerOutcome> {
  const files = await storeReviewFiles(services, answer.files ?? []);
  if (files.outcome === "files refused") return files;
  const { stored } = files;
  const isThere = await services.database.transaction((tx) => addAnswer(tx, answer, stored));
  if (isThere) return { outcome: "answered" };
  await removeStored(services, REVIEW_FILES, stored);
  return { outcome: "unknown thread" };
}

async function addAnswer(
  tx: Transaction,
  { siteId, threadId, name, text }: Answer,
  stored: readonly StoredFile[],
): Promise<boolean> {
  const review = await findReviewOfSite(tx, siteId);
  const thread = review && (await findThread(tx, review, threadId));
  if (!thread) return false;
  const { review_id, release_id, block_id } = thread;
  const ofThread = { review_id, release_id, block_id, parent_id: threadId };
  const [added] = await tx
    .insert(reviewComments)
    .values({ ...ofThread, author: "operator", name, text })
    .returning({ id: reviewComments.id });
  if (!added) throw new Error("the answer was not stored");
  await attachFiles(tx, added.id, stored);
  await tellLater(tx, review, added.id, "customer");
  return true;
}

/** Marks a comment as done, or open again. @returns whether it is there. */
export function resolveComment(
  { database }: { database: Database },
  { siteId, threadId, resolved }: OfThread & { resolved: boolean },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const review = await findReviewOfSite(tx, siteId);
    if (!review || !(await findThread(tx, review, threadId))) return false;
    await setResolved(tx, threadId, resolved);
    return true;
  });
}

/** The section has to be in the very release that was looked at. */
async function isOnShow(
  tx: Transaction,
  review: Review,
  releaseId: string,
  blockId: string | undefined,
): Promise<boolean> {
  if (!(await wasShown(tx, review, releaseId))) return false;
  if (blockId === undefined) return true;
  const { site_id: siteId } = review;
  const release = await findRelease(tx, { siteId, releaseId });
  const revision = release && (await findRevision(tx, siteId, release.revision));
  return !!revision && blocksInWords(revision).some((block) => block.id === blockId);
}

async function findThread(
  tx: Transaction,
  { id }: Review,
  threadId: string,
): Promise<CommentRow | undefined> {
  const [thread] = await tx
    .select()
    .from(reviewComments)
    .where(
      and(
        eq(reviewComments.id, threadId),
        eq(reviewComments.review_id, id),
        isNull(reviewComments.parent_id),
      ),
    );
  return thread;
}

/** What customers wrote and attached in a review within a day. */
export async function countToday(tx: Transaction, reviewId: string) {
  const { id, review_id, author, created_at } = reviewComments;
  const isOfToday = gt(created_at, sql`now() - interval '1 day'`);
  const [counted] = await tx
    .select({ comments: countDistinct(id), files: count(reviewFiles.id) })
    .from(reviewComments)
    .leftJoin(reviewFiles, eq(reviewFiles.comment_id, id))
    .where(and(eq(review_id, reviewId), eq(author, "customer"), isOfToday));
  return counted ?? { comments: 0, files: 0 };
}

async function setResolved(tx: Transaction, threadId: string, resolved: boolean): Promise<void> {
  await tx
    .update(reviewComments)
    .set({ resolved_at: resolved ? sql`coalesce(${reviewComments.resolved_at}, now())` : null })
    .where(eq(reviewComments.id, threadId));
}

function tellLater(
  tx: Transaction,
  review: Review,
  commentId: string,
  whom: "operator" | "customer",
): Promise<void> {
  const gather = { key: `review-news:${review.id}:${whom}`, seconds: burstSeconds };
  return queueJob(tx, "mail_review_news", [{ commentId }], { gather });
}
