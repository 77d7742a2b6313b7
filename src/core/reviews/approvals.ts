import { createHash, timingSafeEqual } from "node:crypto";
import { desc, eq, lt, sql } from "drizzle-orm";
import { approvalTerms } from "../../content/approval.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { reviewCodes, siteApprovals } from "../../database/tables/reviews.ts";
import { completeBrief } from "../briefs/change-brief.ts";
import { lastMailTimes, queueMail } from "../emails/queue-mail.ts";
import { approveRelease } from "../sites/releases.ts";
import { lockSite, type Site } from "../sites/sites.ts";
import { codeMinutes, codeTries } from "./fields.ts";
import type { ReviewKeys } from "./review-links.ts";
import { currentCandidate, lockReview, type Review } from "./reviews.ts";

export type Approval = typeof siteApprovals.$inferSelect;

type ApprovalServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  config: { operatorEmail: string };
};

/** A review and the release that its customer has before them. */
type OnShow = { review: Review; releaseId: string };

/** Why a release cannot be approved, whatever code comes with it. */
type NotNow =
  /** A newer candidate was sent meanwhile: that one is to be looked at first. */
  | { outcome: "newer" }
  | { outcome: "approved already" }
  /** The link was ended meanwhile. */
  | { outcome: "over" };

export type CodeOutcome =
  | { outcome: "mailed" }
  /** The last one mailed is no good any more, or for another version; the next waits for a minute. */
  | { outcome: "wait" }
  | NotNow;

/** For as long as an email may take, nobody is mailed another. */
const secondsBetweenMails = 60;

/**
 * Mails a code for approving a release to the address on record. A link may have been passed on, so
 * it alone approves nothing. Asking again mails the same code while it lasts: whoever asks, the one
 * that the customer has keeps working.
 */
export function askForCode(
  { database, reviewKeys }: Omit<ApprovalServices, "config">,
  { review, releaseId }: OnShow,
): Promise<CodeOutcome> {
  return database.transaction(async (tx): Promise<CodeOutcome> => {
    const site = await lockSite(tx, review.site_id);
    if (!site) return { outcome: "over" };
    const refusal = await whyNot(tx, site, { review, releaseId });
    if (refusal) return refusal;
    const known = await findCode(tx, { review, releaseId });
    if (await wasJustMailed(tx, site)) return { outcome: known ? "mailed" : "wait" };
    const at = known?.created_at ?? new Date();
    const code = reviewKeys.codeFor(`${review.id}:${releaseId}:${at.getTime()}`);
    if (!known) await keepCode(tx, { review, releaseId, code, at });
    await queueMail(tx, "review-code", site.email, { name: site.name, code });
    return { outcome: "mailed" };
  });
}

export type ApproveOutcome =
  | { outcome: "approved" }
  | { outcome: "wrong code"; triesLeft: number }
  /** It has run out, was tried too often, or was never asked for. */
  | { outcome: "no code" }
  | NotNow;

/**
 * Approves a release: these very bytes may be published, and the brief that they came of is
 * completed. Keeps who did and what they agreed to, and tells the operators.
 */
export function approve(
  { database, config }: Omit<ApprovalServices, "reviewKeys">,
  { review, releaseId, name, code }: OnShow & { name: string; code: string },
): Promise<ApproveOutcome> {
  return database.transaction(async (tx): Promise<ApproveOutcome> => {
    const site = await lockSite(tx, review.site_id);
    if (!site) return { outcome: "over" };
    const refusal = await whyNot(tx, site, { review, releaseId });
    if (refusal) return refusal;
    const known = await findCode(tx, { review, releaseId });
    if (!known) return { outcome: "no code" };
    if (!isSame(known.code_hash, hashOf(review, code))) {
      const attempts = known.attempts + 1;
      await tx.update(reviewCodes).set({ attempts }).where(eq(reviewCodes.review_id, review.id));
      return { outcome: "wrong code", triesLeft: codeTries - attempts };
    }
    await tx.delete(reviewCodes).where(eq(reviewCodes.review_id, review.id));
    const approved = await approveRelease(tx, { siteId: site.id, releaseId, actor: "customer" });
    if (approved.outcome === "missing" || approved.outcome === "closed") return { outcome: "over" };
    await keepApproval(tx, { site, releaseId, name });
    if (site.brief_id) await completeBrief(tx, { id: site.brief_id, actor: "customer" });
    const { id, name: business, email } = site;
    const told = { site: id, name: business, email, by: name };
    await queueMail(tx, "review-approved", config.operatorEmail, told);
    return { outcome: "approved" };
  });
}

/** The latest approval of a site. */
export async function lastApproval(
  database: Queryable,
  siteId: string,
): Promise<Approval | undefined> {
  const [approval] = await database
    .select()
    .from(siteApprovals)
    .where(eq(siteApprovals.site_id, siteId))
    .orderBy(desc(siteApprovals.created_at), desc(siteApprovals.id))
    .limit(1);
  return approval;
}

/** Deletes approvals after seven years, for which records of a business have to be kept. */
export async function deleteOldApprovals({ database }: { database: Database }): Promise<void> {
  await database
    .delete(siteApprovals)
    .where(lt(siteApprovals.created_at, sql`now() - interval '7 years'`));
}

async function whyNot(
  tx: Transaction,
  { id, status }: Site,
  { review, releaseId }: OnShow,
): Promise<NotNow | undefined> {
  if (!(await lockReview(tx, review))) return { outcome: "over" };
  const current = await currentCandidate(tx, review.id);
  if (current?.release_id !== releaseId) return { outcome: "newer" };
  const approval = status === "in_review" ? undefined : await lastApproval(tx, id);
  return approval?.release_id === releaseId ? { outcome: "approved already" } : undefined;
}

/** The code for a release, if it can still be used. */
async function findCode(tx: Transaction, { review, releaseId }: OnShow) {
  const [code] = await tx.select().from(reviewCodes).where(eq(reviewCodes.review_id, review.id));
  if (!code || code.release_id !== releaseId || code.attempts >= codeTries) return undefined;
  const runsOutAt = code.created_at.getTime() + codeMinutes * 60_000;
  return runsOutAt > Date.now() ? code : undefined;
}

async function wasJustMailed(tx: Transaction, { email }: Site): Promise<boolean> {
  const times = await lastMailTimes(tx, "review-code", [email]);
  const at = times.get(email.toLowerCase());
  return at !== undefined && at.getTime() > Date.now() - secondsBetweenMails * 1000;
}

async function keepCode(
  tx: Transaction,
  { review, releaseId, code, at }: OnShow & { code: string; at: Date },
): Promise<void> {
  const row = {
    release_id: releaseId,
    code_hash: hashOf(review, code),
    attempts: 0,
    created_at: at,
  };
  await tx
    .insert(reviewCodes)
    .values({ review_id: review.id, ...row })
    .onConflictDoUpdate({ target: reviewCodes.review_id, set: row });
}

async function keepApproval(
  tx: Transaction,
  { site, releaseId, name }: { site: Site; releaseId: string; name: string },
): Promise<void> {
  await tx
    .insert(siteApprovals)
    .values({ site_id: site.id, release_id: releaseId, name, terms: approvalTerms });
}

function hashOf({ id }: Review, code: string): string {
  return createHash("sha256").update(`${id}:${code}`).digest("hex");
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
