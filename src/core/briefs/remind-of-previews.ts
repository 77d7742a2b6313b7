import { inArray, sql } from "drizzle-orm";
import { previewHours } from "../../content/offer.ts";
import type { Database } from "../../database/client.ts";
import { isClockRunning, previewReminders, siteBriefs } from "../../database/tables/briefs.ts";
import { tellOperators } from "../operators/tell-operators.ts";
import { hasRunFor, listedColumns } from "./brief-list.ts";
import { briefMails } from "./mails.ts";
import { previewPromise } from "./preview-promise.ts";

/** Operators are reminded with this many hours left, and once the preview is overdue. */
const [first, second, overdue] = [24, 6, 0];

/** Later than this, as after a long outage, the office says it and no email. */
const TOO_LATE_HOURS = 7 * 24;

/**
 * Emails the operators about each brief whose preview is due within 24 hours, within 6, or overdue,
 * and not ready, unless its clock is stopped. Each reminder goes out once: its row and its emails are of one transaction, and a
 * second process finds the row. One that was missed is left out for the next.
 *
 * @returns how many reminders were due.
 */
export async function remindOfPreviews({ database }: { database: Database }): Promise<number> {
  const has = (hoursLeft: number) => hasRunFor(previewHours - hoursLeft);
  const { brief_id, hours_left } = previewReminders;
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ brief_id: string; hours_left: number }>(sql`
      insert into ${previewReminders} (${sql.identifier(brief_id.name)}, ${sql.identifier(hours_left.name)})
      select ${siteBriefs.id}, case
        when ${has(overdue)} then ${overdue}::smallint
        when ${has(second)} then ${second}::smallint
        else ${first}::smallint end
      from ${siteBriefs}
      where ${isClockRunning(siteBriefs)} and ${has(first)} and not ${has(-TOO_LATE_HOURS)}
      order by ${siteBriefs.id}
      on conflict do nothing
      returning ${sql.identifier(brief_id.name)}, ${sql.identifier(hours_left.name)}
    `);
    if (rows.length === 0) return 0;
    const ids = rows.map((row) => row.brief_id);
    const briefs = await tx
      .select(listedColumns)
      .from(siteBriefs)
      .where(inArray(siteBriefs.id, ids));
    for (const brief of briefs) {
      const { id, business_name, email } = brief;
      const hoursLeft = rows.find((row) => row.brief_id === id)?.hours_left ?? 0;
      const { sentence: clock } = previewPromise({ ...brief, readyAt: undefined });
      await tellOperators(tx, briefMails["preview-reminder"], {
        id,
        business_name,
        email,
        hoursLeft,
        clock,
      });
    }
    return rows.length;
  });
}
