import { and, eq, gt, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { times } from "../../../content/offer.ts";
import type { Database } from "../../../database/client.ts";
import { siteCancellations, sites } from "../../../database/tables/sites.ts";
import { queueMail } from "../../emails/queue-mail.ts";
import { cancellationOf } from "./cancellation.ts";
import { cancelMails } from "./mails.ts";

/** With how many days left customers are reminded. */
export const reminderDays = [7, 1] as const;

/**
 * Emails the customer of each cancelled site that is deleted in seven days, and in one. Each reminder
 * goes out once: its mark and its email are of one transaction. One that was missed is left out for
 * the next.
 *
 * @returns how many there were.
 */
export async function remindOfDeletions({ database }: { database: Database }): Promise<number> {
  let reminded = 0;
  // The last first, so that nobody who is late gets both.
  for (const days of reminderDays.toReversed()) reminded += await remind(database, days);
  return reminded;
}

function remind(database: Database, days: number): Promise<number> {
  const { created_at, reminded } = siteCancellations;
  return database.transaction(async (tx) => {
    const due = await tx
      .update(siteCancellations)
      .set({ reminded: days })
      .where(
        and(
          lte(created_at, daysAgo(times.graceDays - days)),
          gt(created_at, daysAgo(times.graceDays)),
          or(isNull(reminded), gt(reminded, days)),
        ),
      )
      .returning();
    for (const row of due) {
      const [site] = await tx.select().from(sites).where(eq(sites.id, row.site_id));
      if (!site) continue;
      const { id, name, email } = site;
      const until = cancellationOf(row).until.toISOString();
      const news = { site: id, name, until, days };
      await queueMail(tx, cancelMails["site-deletion-reminder"], email, news);
    }
    return due.length;
  });
}

function daysAgo(days: number): SQL {
  return sql`now() - make_interval(days => ${days})`;
}
