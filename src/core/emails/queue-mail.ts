import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { awaitedPriority, type MailKind } from "./mail-kinds.ts";

type AnyKind = Pick<MailKind<unknown>, "name">;

/**
 * Queues an email, in the transaction of the change it reports.
 *
 * @param waitSeconds how long it stays in the outbox, from where `takeBackMails` may take it.
 * @returns its id in the outbox.
 */
export async function queueMail<Data>(
  tx: Transaction,
  { name, isAwaited }: MailKind<Data>,
  to: string,
  data: NoInfer<Data>,
  { waitSeconds = 0 }: { waitSeconds?: number } = {},
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select queue_email(
      ${name}, ${to}, ${JSON.stringify(data)}, now() + make_interval(secs => ${waitSeconds}),
      ${isAwaited ? awaitedPriority : 0}
    ) as id
  `);
  const [queued] = rows;
  if (!queued) throw new Error("queue_email gave no row");
  return queued.id;
}

/**
 * As above, for an email from a public form to an address that anybody may have typed.
 *
 * @param hasAnswered whether they have shown that they want more: then no limit holds them.
 * @returns whether it goes out. If the address has reached its daily limit of emails from forms, it
 * is held for an operator to send.
 */
export async function queueFormMail<Data>(
  tx: Transaction,
  { name }: MailKind<Data>,
  to: string,
  data: NoInfer<Data>,
  { hasAnswered }: { hasAnswered: boolean },
): Promise<boolean> {
  const { rows } = await tx.execute<{ mailed: boolean }>(
    sql`select queue_form_email(${name}, ${to}, ${JSON.stringify(data)}, ${hasAnswered}) as mailed`,
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
  kind: AnyKind,
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
        eq(emails.kind, kind.name),
      ),
    )
    .groupBy(address);
  return new Map(rows.map((row) => [row.address, row.at]));
}

/** The latest email of a kind to an address, whatever has become of it. */
export async function findLastMail(database: Queryable, kind: AnyKind, to: string) {
  const { id, kind: of, to_address, created_at } = emails;
  const [mail] = await database
    .select({ id, created_at })
    .from(emails)
    .where(and(equalsIgnoringCase(to_address, to), eq(of, kind.name)))
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
  kind: AnyKind,
  { to, minutes, data }: { to: string; minutes: number; data?: object },
): Promise<number> {
  return database.$count(
    emails,
    and(
      equalsIgnoringCase(emails.to_address, to),
      eq(emails.kind, kind.name),
      data && holds(data),
      gt(emails.created_at, sql`now() - make_interval(mins => ${minutes})`),
    ),
  );
}

/**
 * Whether an email of a kind is in the outbox, whatever has become of it.
 *
 * @param of.to whom it went to.
 * @param of.about the `email` in its data, which has an index too.
 * @param of.data what else its data has.
 */
export async function hasMail(
  database: Queryable,
  kind: AnyKind,
  {
    to,
    about,
    data,
  }: ({ to: string; about?: never } | { to?: never; about: string }) & {
    data: object;
  },
): Promise<boolean> {
  const address =
    to === undefined
      ? equalsIgnoringCase(sql`${emails.data} ->> 'email'`, about)
      : equalsIgnoringCase(emails.to_address, to);
  const found = await database
    .select({ id: emails.id })
    .from(emails)
    .where(and(address, eq(emails.kind, kind.name), holds(data)))
    .limit(1);
  return found.length > 0;
}

function holds(data: object) {
  return sql`${emails.data} @> ${JSON.stringify(data)}::jsonb`;
}
