import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { queueJob } from "../../platform/queue-job.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { listOwnBriefs } from "../briefs/own-briefs.ts";
import { countMails, queueMail } from "../emails/queue-mail.ts";
import { listSitesOf } from "../sites/sites.ts";
import { findEntriesOf } from "../waitlist/personal-data.ts";
import { peopleMails } from "./mails.ts";

/** How often anybody can have us email somebody their link. */
const minutesBetween = 15;
const mailsADay = 5;

type AskServices = { database: Database; rateLimits: { askForPage: RateLimit } };

/**
 * Emails somebody the link to their page, if we know them. The answer is the same no matter who asks for
 * whomever, after the same work: a job looks up the address.
 *
 * @param ask.visitor the address by which attempts are counted.
 */
export async function askForPage(
  { database, rateLimits }: AskServices,
  { email, visitor }: { email: string; visitor: string },
): Promise<{ outcome: "asked" } | { outcome: "too-many"; retryAfterSeconds: number }> {
  const retryAfterSeconds = await rateLimits.askForPage.secondsToWait(visitor);
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };
  await queueJob(database, "mail_page_link", { email });
  return { outcome: "asked" };
}

/** The job of it. An address that was just mailed its link, or often today, is not mailed again. */
export async function mailPageLink(
  { database }: { database: Database },
  email: string,
): Promise<void> {
  const address = await findKnownAddress(database, email);
  if (address === undefined) return;
  await database.transaction(async (tx) => {
    // One after another, or two at once would both be the first.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('page link'), hashtext(lower(${address})))`,
    );
    const mailedIn = (minutes: number) =>
      countMails(tx, peopleMails["your-page"], { to: address, minutes });
    if ((await mailedIn(minutesBetween)) > 0 || (await mailedIn(24 * 60)) >= mailsADay) return;
    await queueMail(tx, peopleMails["your-page"], address, {});
  });
}

/** As it was given to us; undefined if it is on none of our lists. */
async function findKnownAddress(database: Database, email: string): Promise<string | undefined> {
  const [[entry], [brief], [site]] = await Promise.all([
    findEntriesOf(database, email),
    listOwnBriefs(database, email, { limit: 1 }),
    listSitesOf(database, email, { limit: 1 }),
  ]);
  return (entry ?? brief ?? site)?.email;
}
