import { desc, eq, lt, sql } from "drizzle-orm";
import { approvalTerms } from "../../content/approval.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { reviewCodes, siteApprovals } from "../../database/tables/reviews.ts";
import { completeBrief } from "../briefs/change-brief.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { approveRelease } from "../sites/releases/releases.ts";
import { lockSite, type Site } from "../sites/sites.ts";
import { guessCode, hashFor, isGood, type MayMail, mayMailCode } from "./mailed-codes.ts";
import { reviewMails } from "./mails.ts";
import { namesOfReaders } from "./read-code.ts";
import { codeFor, type ReviewKeys } from "./review-links.ts";
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
  /** A newer candidate was sent in the meantime: that one is to be looked at first. */
  | { outcome: "newer" }
  | { outcome: "approved already" }
  /** The link was ended in the meantime. */
  | { outcome: "over" };

export type CodeOutcome = Exclude<MayMail, { outcome: "yes" }> | NotNow;

/**
 * Mails a code for approving a release to the address on record. A link may have been passed on, so
 * it alone approves nothing. Asking again mails the same code while it lasts, so the one that the
 * customer has keeps working; only a visitor who has guessed it wrong too often gets a new one.
 *
 * @param visitor the address by which each one’s share of a day’s codes is counted.
 */
export function askForCode(
  { database, reviewKeys }: Omit<ApprovalServices, "config">,
  { review, releaseId, visitor }: OnShow & { visitor: string },
): Promise<CodeOutcome> {
  return database.transaction(async (tx): Promise<CodeOutcome> => {
    const site = await lockSite(tx, review.site_id);
    if (!site) return { outcome: "over" };
    const refusal = await whyNot(tx, site, { review, releaseId });
    if (refusal) return refusal;
    const asker = hashFor(review.id, visitor);
    const may = await mayMailCode(tx, reviewMails["review-code"], {
      kept: await findCode(tx, { review, releaseId }),
      ...{ to: site.email, about: { review: review.id }, asker },
    });
    if (may.outcome !== "yes") return may;
    const { at } = may;
    const from = { review: review.id, release: releaseId, at: at.getTime() };
    const code = codeFor({ reviewKeys }, from);
    if (may.isNew) await keepCode(tx, { review, releaseId, code, at });
    await queueMail(tx, reviewMails["review-code"], site.email, {
      name: site.name,
      ...from,
      asker,
    });
    return { outcome: "mailed" };
  });
}

export type ApproveOutcome =
  | { outcome: "approved" }
  | { outcome: "wrong code"; triesLeft: number }
  | { outcome: "no code" }
  | NotNow;

/**
 * Approves a release: these very bytes may be published, and the brief that they came of is
 * completed. Keeps who did and what they agreed to, and tells the operators.
 *
 * @param visitor the address by which tries are counted: nobody uses up another’s.
 */
export function approve(
  { database, config }: Omit<ApprovalServices, "reviewKeys">,
  {
    review,
    releaseId,
    name,
    code,
    visitor,
  }: OnShow & { name: string; code: string; visitor: string },
): Promise<ApproveOutcome> {
  return database.transaction(async (tx): Promise<ApproveOutcome> => {
    const site = await lockSite(tx, review.site_id);
    if (!site) return { outcome: "over" };
    const refusal = await whyNot(tx, site, { review, releaseId });
    if (refusal) return refusal;
    const known = await findCode(tx, { review, releaseId });
    const guessed = guessCode(known, {
      hash: hashFor(review.id, code),
      guesser: hashFor(review.id, visitor),
    });
    if (guessed.outcome === "wrong code") {
      const { counted, ...answer } = guessed;
      await tx.update(reviewCodes).set(counted).where(eq(reviewCodes.review_id, review.id));
      return answer;
    }
    if (!known || guessed.outcome === "no code") return { outcome: "no code" };
    const codeReadBy = await namesOfReaders(tx, {
      siteId: site.id,
      releaseId,
      since: known.created_at,
    });
    await tx.delete(reviewCodes).where(eq(reviewCodes.review_id, review.id));
    const approved = await approveRelease(tx, { siteId: site.id, releaseId, actor: "customer" });
    if (approved.outcome === "missing" || approved.outcome === "closed") return { outcome: "over" };
    await keepApproval(tx, { site, releaseId, name, codeReadBy });
    if (site.brief_id) await completeBrief(tx, { id: site.brief_id, actor: "customer" });
    const { id, name: business, email } = site;
    const told = { site: id, name: business, email, by: name, codeReadBy };
    await queueMail(tx, reviewMails["review-approved"], config.operatorEmail, told);
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
  return code?.release_id === releaseId && isGood(code) ? code : undefined;
}

async function keepCode(
  tx: Transaction,
  { review, releaseId, code, at }: OnShow & { code: string; at: Date },
): Promise<void> {
  const row = {
    release_id: releaseId,
    code_hash: hashFor(review.id, code),
    attempts: 0,
    attempts_by: {},
    created_at: at,
  };
  await tx
    .insert(reviewCodes)
    .values({ review_id: review.id, ...row })
    .onConflictDoUpdate({ target: reviewCodes.review_id, set: row });
}

async function keepApproval(
  tx: Transaction,
  {
    site,
    releaseId,
    name,
    codeReadBy,
  }: { site: Site; releaseId: string; name: string; codeReadBy: string[] },
): Promise<void> {
  await tx.insert(siteApprovals).values({
    site_id: site.id,
    release_id: releaseId,
    name,
    terms: approvalTerms,
    code_read_by: codeReadBy,
  });
}
