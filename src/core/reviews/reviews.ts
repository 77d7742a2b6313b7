import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { reviewCandidates, reviews } from "../../database/tables/reviews.ts";
import { markPreviewReady } from "../briefs/change-brief.ts";
import { queueMail } from "../emails/queue-mail.ts";
import {
  type CandidateOutcome,
  findRelease,
  makeCandidate,
  type ReleaseServices,
} from "../sites/releases/releases.ts";
import {
  findSite,
  isClosed,
  lockSite,
  moveSite,
  recordSiteEvent,
  type Site,
  siteOfBrief,
} from "../sites/sites.ts";
import { reviewMails } from "./mails.ts";
import type { ReviewKeys } from "./review-links.ts";

export type Review = typeof reviews.$inferSelect;
export type Candidate = typeof reviewCandidates.$inferSelect;

export type OpenOutcome =
  | { outcome: "opened" }
  /** The customer has approved exactly this, and has a link to it. */
  | { outcome: "approved already" }
  | Exclude<CandidateOutcome, { outcome: "made" }>;

/** Renders the site as it is now, and shows that to the customer. */
export async function openReview(
  services: ReleaseServices,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<OpenOutcome> {
  const made = await makeCandidate(services, { siteId, actor });
  if (made.outcome !== "made") return made;
  return showForReview(services, { siteId, actor, releaseId: made.release.id });
}

export type RenewOutcome =
  | OpenOutcome
  /** Today’s renderer makes the very same pages of it. */
  | { outcome: "looks the same" }
  | { outcome: "not live" };

/** Shows the customer what is live as today’s renderer makes it, whatever was edited since. */
export async function renewLook(
  services: ReleaseServices,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<RenewOutcome> {
  const releaseId = (await findSite(services.database, siteId))?.live_release;
  const live = releaseId && (await findRelease(services.database, { siteId, releaseId }));
  if (!live) return { outcome: "not live" };
  const made = await makeCandidate(services, { siteId, actor, revision: live.revision });
  if (made.outcome !== "made") return made;
  if (made.release.id === live.id) return { outcome: "looks the same" };
  return showForReview(services, { siteId, actor, releaseId: made.release.id });
}

/**
 * Adds a candidate to the site’s review, which the first one makes, and mails the link to the address
 * on record. The preview that its brief waits for is ready by that.
 */
function showForReview(
  { database }: ReleaseServices,
  { siteId, actor, releaseId }: { siteId: string; actor: string; releaseId: string },
): Promise<OpenOutcome> {
  return database.transaction(async (tx): Promise<OpenOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    const known = await findReviewOfSite(tx, siteId);
    const isShown = known && (await currentCandidate(tx, known.id))?.release_id === releaseId;
    const isApproved = isShown && (await isApprovedNow(tx, site, releaseId));
    if (isApproved && known.revoked_at === null) return { outcome: "approved already" };
    const { id: review, link_version: version } = await startReview(tx, siteId);
    if (!isShown) {
      const candidate = { review_id: review, site_id: siteId, release_id: releaseId };
      await tx.insert(reviewCandidates).values(candidate);
    }
    if (!isApproved) await moveSite(tx, site, { to: "in_review", actor });
    await recordSiteEvent(tx, { siteId, actor, action: "site.sent_for_review" });
    if (site.brief_id) await markPreviewReady(tx, { id: site.brief_id, actor });
    const of = { review, version, name: site.name };
    await queueMail(tx, reviewMails["review-link"], site.email, {
      ...of,
      isFirst: !known,
      isNew: !isShown,
    });
    return { outcome: "opened" };
  });
}

/**
 * Ends every link to a review that was given out. Opening it again gives a new one.
 *
 * @returns whether there was a link to end.
 */
export function revokeReview(
  { database }: { database: Database },
  { siteId, actor }: { siteId: string; actor: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [revoked] = await tx
      .update(reviews)
      .set({ link_version: sql`${reviews.link_version} + 1`, revoked_at: sql`now()` })
      .where(and(eq(reviews.site_id, siteId), sql`${reviews.revoked_at} is null`))
      .returning({ id: reviews.id });
    if (!revoked) return false;
    await recordSiteEvent(tx, { siteId, actor, action: "site.review_revoked" });
    return true;
  });
}

export type FoundReview =
  | { outcome: "open"; review: Review; site: Site }
  /** The link was ours, and is over. */
  | { outcome: "over" }
  | { outcome: "unknown" };

/** The review that a link leads to, as the row is at this moment. Changes nothing. */
export async function findReviewByLink(
  { database, reviewKeys }: { database: Database; reviewKeys: ReviewKeys },
  token: string,
): Promise<FoundReview> {
  const link = reviewKeys.links.verify(token);
  if (!link) return { outcome: "unknown" };
  const [review] = await database.select().from(reviews).where(eq(reviews.id, link.id));
  if (!review) return { outcome: "over" };
  const site = await findSite(database, review.site_id);
  // A customer who has cancelled has nothing left to check.
  const isOpen = isOpenFor(review, link.version) && site && !isClosed(site);
  return isOpen ? { outcome: "open", review, site } : { outcome: "over" };
}

/** The site of a brief, unless its customer was sent it, at whatever time. */
export async function unsentSiteOfBrief(
  database: Queryable,
  briefId: string,
): Promise<Site | undefined> {
  const site = await siteOfBrief(database, briefId);
  if (!site) return undefined;
  return (await findReviewOfSite(database, site.id)) ? undefined : site;
}

export async function findReviewOfSite(
  database: Queryable,
  siteId: string,
): Promise<Review | undefined> {
  const [review] = await database.select().from(reviews).where(eq(reviews.site_id, siteId));
  return review;
}

/**
 * A review that no other transaction changes until this one ends; undefined if its link was ended
 * in the meantime.
 */
export async function lockReview(
  tx: Transaction,
  { id, link_version }: Review,
): Promise<Review | undefined> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, id)).for("update");
  return review && isOpenFor(review, link_version) ? review : undefined;
}

/** What was shown, oldest first. */
export function listCandidates(database: Queryable, reviewId: string): Promise<Candidate[]> {
  return database
    .select()
    .from(reviewCandidates)
    .where(eq(reviewCandidates.review_id, reviewId))
    .orderBy(asc(reviewCandidates.id));
}

/** Whether a release was shown in a review. */
export async function wasShown(
  database: Queryable,
  { id }: Review,
  releaseId: string,
): Promise<boolean> {
  const { review_id, release_id } = reviewCandidates;
  const shown = and(eq(review_id, id), eq(release_id, releaseId));
  return (await database.$count(reviewCandidates, shown)) > 0;
}

/** @returns undefined if the review is gone */
export async function siteOfReview(
  database: Queryable,
  reviewId: string,
): Promise<string | undefined> {
  const [review] = await database
    .select({ siteId: reviews.site_id })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return review?.siteId;
}

/** The last one shown, which alone can be approved. */
export async function currentCandidate(
  database: Queryable,
  reviewId: string,
): Promise<Candidate | undefined> {
  const [candidate] = await database
    .select()
    .from(reviewCandidates)
    .where(eq(reviewCandidates.review_id, reviewId))
    .orderBy(desc(reviewCandidates.id))
    .limit(1);
  return candidate;
}

/** A draft, or what is in review, waits for an approval, whatever was approved before. */
async function isApprovedNow(tx: Transaction, { id, status }: Site, releaseId: string) {
  if (status === "draft" || status === "in_review") return false;
  const release = await findRelease(tx, { siteId: id, releaseId });
  return release !== undefined && release.approved_at !== null;
}

async function startReview(tx: Transaction, siteId: string): Promise<Review> {
  const [review] = await tx
    .insert(reviews)
    .values({ site_id: siteId })
    .onConflictDoUpdate({ target: reviews.site_id, set: { revoked_at: null } })
    .returning();
  if (!review) throw new Error("the review was not stored");
  return review;
}

function isOpenFor(review: Review, version: number): boolean {
  return review.revoked_at === null && review.link_version === version;
}
