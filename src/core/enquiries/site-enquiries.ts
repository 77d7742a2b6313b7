import { and, asc, desc, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { siteEnquiries } from "../../database/tables/enquiries.ts";
import { countRows } from "../../platform/count-rows.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { queueJob } from "../../platform/queue-job.ts";
import { isEmailAddress } from "../../platform/text-rules.ts";
import { hasMail, queueMail } from "../emails/queue-mail.ts";
import { findSite, recordSiteEvent } from "../sites/sites.ts";
import { siteMails } from "./mails.ts";
import type { SiteEnquiryValues } from "./site-enquiry-schema.ts";

export type SiteEnquiry = typeof siteEnquiries.$inferSelect;

type Services = { database: Database };

/** How many emails an hour a business gets, one for each message; the rest of the hour is one email. */
const MAILED_AN_HOUR = 20;
const IN_A_DIGEST = 200;
/** Messages of people have a link or two. */
const MOST_LINKS = 2;

type Taking = SiteEnquiryValues & {
  siteId: string;
  /** Whether something else about the request says that a program sent it. */
  suspected: boolean;
};

/**
 * Stores a message to the business and queues the email that tells it, both or neither. One that
 * looks as if a program wrote it is kept apart, without an email. The same message within a day,
 * such as one sent again after a lost answer, is stored once.
 */
export async function takeSiteEnquiry(
  { database }: Services,
  { siteId, suspected, ...message }: Taking,
): Promise<void> {
  const status = suspected || looksWritten(message) ? "suspected" : "open";
  await database.transaction(async (tx) => {
    await lockEnquiries(tx, siteId);
    if (await isThere(tx, { siteId, status, ...message })) return;
    const enquiry = await store(tx, { siteId, status, ...message });
    if (status === "open") await tellBusiness(tx, enquiry);
  });
}

/** Whether the words are those of a program: a name with an address in it, or many links. */
function looksWritten({ name, message }: SiteEnquiryValues): boolean {
  const links = (text: string) => text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  return links(name) > 0 || links(message) > MOST_LINKS;
}

/** Messages to one business come one after another, or two at once would both be new. */
async function lockEnquiries(tx: Transaction, siteId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('site enquiries'), hashtext(${siteId}))`,
  );
}

type Stored = SiteEnquiryValues & { siteId: string; status: SiteEnquiry["status"] };

async function isThere(tx: Transaction, { siteId, status, ...sent }: Stored): Promise<boolean> {
  const { id, site_id, reply_to, message, status: is, created_at } = siteEnquiries;
  const [same] = await tx
    .select({ id })
    .from(siteEnquiries)
    .where(
      and(
        equalsIgnoringCase(reply_to, sent.reply_to),
        eq(site_id, siteId),
        eq(is, status),
        eq(message, sent.message),
        gt(created_at, sql`now() - interval '24 hours'`),
      ),
    )
    .limit(1);
  return same !== undefined;
}

async function store(tx: Transaction, { siteId, ...sent }: Stored): Promise<SiteEnquiry> {
  // By the clock, not by the start of the transaction, which may have waited for others.
  const values = { site_id: siteId, ...sent, created_at: sql`clock_timestamp()` };
  const [stored] = await tx.insert(siteEnquiries).values(values).returning();
  if (!stored) throw new Error("the enquiry was not stored");
  return stored;
}

/** By its own email, or in the digest of this hour. */
async function tellBusiness(tx: Transaction, enquiry: SiteEnquiry): Promise<void> {
  const hour = new Date(enquiry.created_at);
  hour.setUTCMinutes(0, 0, 0);
  if (await hasHadMany(tx, enquiry, hour)) await queueDigest(tx, enquiry, hour);
  else await mailEnquiry(tx, enquiry);
}

async function mailEnquiry(tx: Transaction, enquiry: SiteEnquiry): Promise<void> {
  const site = await findSite(tx, enquiry.site_id);
  if (!site) throw new Error("there is no such site");
  const { id, name, reply_to: contact, message } = enquiry;
  const email = isEmailAddress(contact) ? contact : null;
  const data = { id, siteName: site.name, name, contact, email, replyTo: email, message };
  await queueMail(tx, siteMails["site-enquiry"], site.email, data);
}

/** Whether as many came in this hour as have an email each. */
async function hasHadMany(
  tx: Transaction,
  { id, site_id }: SiteEnquiry,
  hour: Date,
): Promise<boolean> {
  const [last] = await tx
    .select({ at: siteEnquiries.created_at })
    .from(siteEnquiries)
    .where(isBefore({ siteId: site_id, status: "open", id }))
    .orderBy(...newestFirst)
    .offset(MAILED_AN_HOUR - 1)
    .limit(1);
  return last !== undefined && last.at >= hour;
}

/** The first one without its own email makes the digest; those after it join. */
async function queueDigest(tx: Transaction, { id, site_id }: SiteEnquiry, hour: Date) {
  const until = new Date(hour.getTime() + 3_600_000);
  const payload = { siteId: site_id, from: id, until: until.toISOString() };
  // A minute later: by then all of the hour are committed.
  const at = new Date(until.getTime() + 60_000);
  const key = `site-digest ${site_id} ${payload.until}`;
  await queueJob(tx, "mail_site_digest", payload, { once: { key, at } });
}

/** Queues the email about an hour’s messages that had none of their own. */
export async function mailSiteDigest(
  { database }: Services,
  { siteId, from, until }: { siteId: string; from: string; until: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockEnquiries(tx, siteId);
    const site = await findSite(tx, siteId);
    if (!site) return;
    const digest = siteMails["site-enquiry-digest"];
    if (await hasMail(tx, digest, { to: site.email, data: { from } })) return;
    const { name, reply_to: contact, message } = siteEnquiries;
    const found = await tx
      .select({ name, contact, message })
      .from(siteEnquiries)
      .where(
        and(
          eq(siteEnquiries.site_id, siteId),
          eq(siteEnquiries.status, "open"),
          gte(siteEnquiries.id, from),
          lt(siteEnquiries.created_at, new Date(until)),
        ),
      )
      .orderBy(asc(siteEnquiries.id));
    if (found.length === 0) return;
    const enquiries = found.slice(0, IN_A_DIGEST);
    const more = found.length - enquiries.length;
    const data = { from, siteName: site.name, enquiries, more };
    await queueMail(tx, digest, site.email, data);
  });
}

type Page = { status: SiteEnquiry["status"]; before?: string | undefined; limit: number };

/** What visitors of a site sent, newest first. @param page.before the id of the last one seen. */
export function listSiteEnquiries(
  database: Queryable,
  siteId: string,
  { status, before, limit }: Page,
): Promise<SiteEnquiry[]> {
  return database
    .select()
    .from(siteEnquiries)
    .where(isBefore({ siteId, status, id: before ?? lastId }))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many messages a site got in the last days, up to `maxCounted` plus one; no suspected ones. */
export function countSiteEnquiries(
  database: Database,
  siteId: string,
  { days }: { days: number },
): Promise<number> {
  const isLate = gt(siteEnquiries.created_at, sql`now() - make_interval(days => ${days})`);
  const ofSite = isBefore({ siteId, status: "open", id: lastId });
  return countRows(database, siteEnquiries, and(ofSite, isLate));
}

const firstId = "00000000-0000-0000-0000-000000000000";
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

const newestFirst = [
  desc(siteEnquiries.site_id),
  desc(siteEnquiries.status),
  desc(siteEnquiries.id),
];

/**
 * Of one site and one status, by rows: told that these are the same for all, the planner may follow
 * the ids alone, past any number of others.
 */
function isBefore(last: { siteId: string; status: SiteEnquiry["status"]; id: string }) {
  const row = sql`(${siteEnquiries.site_id}, ${siteEnquiries.status}, ${siteEnquiries.id})`;
  const of = sql`${last.siteId}::uuid, ${last.status}`;
  return sql`${row} > (${of}, ${firstId}::uuid) and ${row} < (${of}, ${last.id}::uuid)`;
}

type Change = { siteId: string; id: string; actor: string };

/** Takes a suspected message in as if it came now, email and all. @returns whether it was there. */
export async function letInSiteEnquiry(
  { database }: Services,
  { siteId, id, actor }: Change,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockEnquiries(tx, siteId);
    const [letIn] = await tx
      .update(siteEnquiries)
      .set({ status: "open" })
      .where(isSuspected(siteId, id))
      .returning();
    if (!letIn) return false;
    await mailEnquiry(tx, letIn);
    await recordSiteEvent(tx, { siteId, actor, action: "site.enquiry_let_in" });
    return true;
  });
}

/**
 * Marks a message as answered, or takes that back, as its business says.
 *
 * @returns whether it was there.
 */
export async function markSiteEnquiry(
  { database }: Services,
  { siteId, id, isAnswered }: { siteId: string; id: string; isAnswered: boolean },
): Promise<boolean> {
  const { rowCount } = await database
    .update(siteEnquiries)
    .set({ answered_at: isAnswered ? sql`coalesce(answered_at, now())` : null })
    .where(
      and(
        eq(siteEnquiries.id, id),
        eq(siteEnquiries.site_id, siteId),
        eq(siteEnquiries.status, "open"),
      ),
    );
  return rowCount !== 0;
}

/** Deletes a suspected message. @returns whether it was still there. */
export async function dismissSiteEnquiry(
  { database }: Services,
  { siteId, id, actor }: Change,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const { rowCount } = await tx.delete(siteEnquiries).where(isSuspected(siteId, id));
    if (rowCount === 0) return false;
    await recordSiteEvent(tx, { siteId, actor, action: "site.enquiry_dismissed" });
    return true;
  });
}

function isSuspected(siteId: string, id: string) {
  return and(
    eq(siteEnquiries.id, id),
    eq(siteEnquiries.site_id, siteId),
    eq(siteEnquiries.status, "suspected"),
  );
}
