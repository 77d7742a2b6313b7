import type { Database } from "../../database/client.ts";
import { isServed } from "../sites/releases/releases.ts";
import type { Site } from "../sites/sites.ts";
import { lastApproval } from "./approvals.ts";
import { type ReviewKeys, reviewPath } from "./review-links.ts";
import { currentCandidate, findReviewOfSite } from "./reviews.ts";
import { listThreads, type Thread } from "./threads.ts";

/** A review that its customer can open, as their page tells of it. */
export type OwnReview = {
  path: string;
  /** Of the version on show, and whether visitors see it; undefined while it waits for that. */
  approval: { name: string; at: Date; isServed: boolean } | undefined;
  /** Of the latest comments, at most `threadsAPage`: those that wait for us, and the others. */
  comments: { unanswered: number; answered: number };
};

/** @returns undefined while there is nothing to look at: never sent, revoked, or over. */
export async function findOwnReview(
  services: { database: Database; reviewKeys: ReviewKeys },
  site: Pick<Site, "id" | "status" | "live_release">,
): Promise<OwnReview | undefined> {
  const { database } = services;
  const { id, status } = site;
  if (status === "cancelled" || status === "deleted") return undefined;
  const review = await findReviewOfSite(database, id);
  if (!review || review.revoked_at !== null) return undefined;
  const [current, approval, { threads }] = await Promise.all([
    currentCandidate(database, review.id),
    lastApproval(database, id),
    listThreads(database, review.id),
  ]);
  if (!current) return undefined;
  const isApproved = status !== "in_review" && approval?.release_id === current.release_id;
  const unanswered = threads.filter(isUnanswered).length;
  return {
    path: reviewPath(services, review),
    approval: isApproved
      ? {
          ...{ name: approval.name, at: approval.created_at },
          isServed: await isServed(database, site, current.release_id),
        }
      : undefined,
    comments: { unanswered, answered: threads.length - unanswered },
  };
}

/** Whether the customer had the last word, and nobody has marked it as done. */
function isUnanswered({ resolved_at, author, answers }: Thread): boolean {
  return resolved_at === null && (answers.at(-1)?.author ?? author) === "customer";
}
