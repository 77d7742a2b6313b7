import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { type MailData, type MailKind, mailPriority } from "./mail-kinds.ts";

/**
 * Queues an email, in the transaction of the change it reports.
 *
 * @param waitSeconds how long it stays in the outbox, from where `takeBackMails` may take it.
 * @returns its id in the outbox.
 */
export async function queueMail<Kind extends MailKind>(
  tx: Transaction,
  kind: Kind,
  to: string,
  data: MailData[Kind],
  { waitSeconds = 0 }: { waitSeconds?: number } = {},
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select queue_email(
      ${kind}, ${to}, ${JSON.stringify(data)}, now() + make_interval(secs => ${waitSeconds}),
      ${mailPriority(kind)}
    ) as id
  `);
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
export async function queueFormMail<Kind extends "brief-receipt" | "kept-ideas">(
  tx: Transaction,
  kind: Kind,
  to: string,
  data: MailData[Kind],
): Promise<boolean> {
  const { rows } = await tx.execute<{ mailed: boolean }>(
    sql`select queue_form_email(${kind}, ${to}, ${JSON.stringify(data)}) as mailed`,
  );
  return rows[0]?.mailed === true;
}

/**
 * Deletes emails that are still queued; their jobs find nothing to do. One that is just being sent
 * stays.
 *
 * @returns the ids of the deleted ones.
 */
export async function takeBackMails(tx: Transaction, ids: string[]): Promise<string[]> {
  const queued = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(and(inArray(emails.id, ids), eq(emails.status, "queued")))
    .for("update", { skipLocked: true });
  const found = queued.map(({ id }) => id);
  await tx.delete(emails).where(inArray(emails.id, found));
  return found;
}

/** When the latest email of a kind was queued to each address, by address in lower case. */
export async function lastMailTimes(
  database: Queryable,
  kind: MailKind,
  addresses: readonly string[],
): Promise<Map<string, Date>> {
  const address = sql<string>`lower(${emails.to_address})`;
  const rows = await database
    .select({ address, at: sql`max(${emails.created_at})`.mapWith(emails.created_at) })
    .from(emails)
    .where(
      and(
        inArray(
          address,
          addresses.map((known) => known.toLowerCase()),
        ),
        eq(emails.kind, kind),
      ),
    )
    .groupBy(address);
  return new Map(rows.map((row) => [row.address, row.at]));
}

/** The latest email of a kind to an address, whatever has become of it. */
export async function findLastMail(database: Queryable, kind: MailKind, to: string) {
  const { id, kind: of, to_address, created_at } = emails;
  const [mail] = await database
    .select({ id, created_at })
    .from(emails)
    .where(and(equalsIgnoringCase(to_address, to), eq(of, kind)))
    .orderBy(desc(created_at), desc(id))
    .limit(1);
  return mail;
}

/**
 * How many emails of a kind were queued to an address in the last minutes.
 *
 * @param about.data only those whose data has this.
 */
export function countMails(
  database: Queryable,
  kind: MailKind,
  { to, minutes, data }: { to: string; minutes: number; data?: object },
): Promise<number> {
  return database.$count(
    emails,
    and(
      equalsIgnoringCase(emails.to_address, to),
      eq(emails.kind, kind),
      data && sql`${emails.data} @> ${JSON.stringify(data)}::jsonb`,
      gt(emails.created_at, sql`now() - make_interval(mins => ${minutes})`),
    ),
  );
}

/** Whether the digest that begins with this enquiry is in the outbox, whatever has become of it. */
export async function hasDigest(tx: Transaction, to: string, from: string): Promise<boolean> {
  const found = await tx
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        equalsIgnoringCase(emails.to_address, to),
        eq(emails.kind, "site-enquiry-digest" satisfies MailKind),
        eq(sql`${emails.data} ->> 'from'`, from),
      ),
    )
    .limit(1);
  return found.length > 0;
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
