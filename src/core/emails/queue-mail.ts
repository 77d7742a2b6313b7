import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { MailData, MailKind } from "./mail-kinds.ts";

/** Queues an email, in the transaction of the change it reports. @returns its id in the outbox. */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  to: string,
  data: MailData[Kind],
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select queue_email(${kind}, ${to}, ${JSON.stringify(data)}) as id`,
  );
  const [queued] = rows;
  if (!queued) throw new Error("queue_email gave no row");
  return queued.id;
}

/**
 * As above, for an email from a public form to an address that anybody may have typed.
 *
 * @param kind one that the SQL function `queue_form_email` counts.
 * @returns whether it goes out. If the address has reached its daily limit of emails from forms, it
 * is held for an operator to send.
 */
export async function queueFormMail(
  tx: Transaction,
  kind: "brief-receipt",
  to: string,
  data: MailData["brief-receipt"],
): Promise<boolean> {
  const { rows } = await tx.execute<{ mailed: boolean }>(
    sql`select queue_form_email(${kind}, ${to}, ${JSON.stringify(data)}) as mailed`,
  );
  return rows[0]?.mailed === true;
}

/** Whether the operator's mail about a brief is in the outbox, whatever has become of it. */
export async function hasBriefNotification(
  tx: Transaction,
  brief: { id: string; email: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        equalsIgnoringCase(sql`${emails.data} ->> 'email'`, brief.email), // which has an index
        eq(sql`${emails.data} ->> 'id'`, brief.id),
        eq(emails.kind, "send-brief-notifications"),
      ),
    )
    .limit(1);
  return found.length > 0;
}
