import { createHash, timingSafeEqual } from "node:crypto";
import { desc, eq, lt, sql } from "drizzle-orm";
import { approvalTerms } from "../../content/approval.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { reviewCodes, siteApprovals } from "../../database/tables/reviews.ts";
import { listEvents } from "../audit/audit.ts";
import { completeBrief } from "../briefs/change-brief.ts";
import { findEmail } from "../emails/find-email.ts";
import { countMails, lastMailTimes, queueMail } from "../emails/queue-mail.ts";
import { approveRelease } from "../sites/releases.ts";
import { lockSite, recordSiteEvent, type Site } from "../sites/sites.ts";
import { codeMinutes, codeTries } from "./fields.ts";
import { reviewMails } from "./mails.ts";
import { codeFor, type LinkServices, linksInReviewMail, type ReviewKeys } from "./review-links.ts";
import { currentCandidate, lockReview, type Review, siteOfReview } from "./reviews.ts";

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
  /** As many as a day may have, of whoever asks or in all. */
  | { outcome: "used up" }
  | NotNow;

/** For a review, and of those for whoever asks from one address. */
const codesADay = 10;
const codesOfOneADay = 4;

/** Wrong guesses at a code by whoever has the link; each has `codeTries` of them. */
const codeTriesInAll = 20;

/** For as long as an email may take, nobody is mailed another. */
const secondsBetweenMails = 60;

/**
 * Mails a code for approving a release to the address on record. A link may have been passed on, so
 * it alone approves nothing. Asking again mails the same code while it lasts: whoever asks, the one
 * that the customer has keeps working.
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
    const asker = hashOf(review, visitor);
    const last = await findCode(tx, { review, releaseId });
    const known = last && triesOf(last, asker) < codeTries ? last : undefined;
    if (await wasJustMailed(tx, site)) return { outcome: known ? "mailed" : "wait" };
    const today = (data: object) =>
      countMails(tx, reviewMails["review-code"], { to: site.email, minutes: 24 * 60, data });
    const [inAll, own] = [await today({ review: review.id }), await today({ asker })];
    if (inAll >= codesADay || own >= codesOfOneADay) return { outcome: "used up" };
    const at = known?.created_at ?? new Date();
    const from = { review: review.id, release: releaseId, at: at.getTime() };
    const code = codeFor({ reviewKeys }, from);
    if (!known) await keepCode(tx, { review, releaseId, code, at });
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
  /** It has run out, was tried too often, or was never asked for. */
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
    if (!known) return { outcome: "no code" };
    const guesser = hashOf(review, visitor);
    const tries = triesOf(known, guesser);
    if (tries >= codeTries) return { outcome: "no code" };
    if (!isSame(known.code_hash, hashOf(review, code))) {
      const attempts_by = { ...known.attempts_by, [guesser]: tries + 1 };
      await tx
        .update(reviewCodes)
        .set({ attempts: known.attempts + 1, attempts_by })
        .where(eq(reviewCodes.review_id, review.id));
      return { outcome: "wrong code", triesLeft: codeTries - tries - 1 };
    }
    const codeReadBy = await namesOfReaders(tx, site, known);
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
  if (!code || code.release_id !== releaseId || code.attempts >= codeTriesInAll) return undefined;
  const runsOutAt = code.created_at.getTime() + codeMinutes * 60_000;
  return runsOutAt > Date.now() ? code : undefined;
}

/** The wrong guesses of one address. */
function triesOf({ attempts_by }: typeof reviewCodes.$inferSelect, guesser: string): number {
  return attempts_by[guesser] ?? 0;
}

async function wasJustMailed(tx: Transaction, { email }: Site): Promise<boolean> {
  const times = await lastMailTimes(tx, reviewMails["review-code"], [email]);
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
    ...{ site_id: site.id, release_id: releaseId, name, terms: approvalTerms },
    code_read_by: codeReadBy,
  });
}

const codeRead = "site.code_read";

/**
 * Reads the code of an email that was kept, as it can be where no emails go out, and keeps who did.
 *
 * @returns undefined if the email has no code.
 */
export function readCode(
  services: { database: Database } & LinkServices,
  { emailId, operator }: { emailId: string; operator: { id: string; name: string } },
): Promise<string | undefined> {
  return services.database.transaction(async (tx) => {
    const email = await findEmail(tx, emailId);
    if (email?.kind !== "review-code" || email.status !== "kept") return undefined;
    const { review, release } = reviewMails["review-code"].data.parse(email.data);
    const siteId = review && (await siteOfReview(tx, review));
    if (!siteId || !release) return undefined;
    await recordSiteEvent(tx, {
      ...{ siteId, actor: operator.id, action: codeRead, to: operator.name, detail: release },
    });
    return linksInReviewMail(services, email).code;
  });
}

/** The operators who had read a code, by name. */
async function namesOfReaders(
  tx: Transaction,
  { id }: Site,
  { release_id, created_at }: typeof reviewCodes.$inferSelect,
): Promise<string[]> {
  const events = await listEvents(tx, { table_name: "sites", row_id: id, since: created_at });
  const names = events
    .filter(({ action, detail }) => action === codeRead && detail === release_id)
    .map(({ to_value }) => to_value ?? "");
  return [...new Set(names)];
}

function hashOf({ id }: Review, code: string): string {
  return createHash("sha256").update(`${id}:${code}`).digest("hex");
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
