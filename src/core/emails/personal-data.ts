import { and, asc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { MailKind } from "./mail-kinds.ts";

type Kind = Pick<MailKind<unknown>, "name">;

/** The emails about a person, oldest first, without their HTML: the text says the same. */
export async function findMailsAbout(database: Queryable, address: string) {
  const found = await database
    .select()
    .from(emails)
    .where(isAbout(address))
    .orderBy(asc(emails.created_at));
  return found.map(({ data, html, ...mail }) => mail);
}

/** @returns the ids of the deleted emails. */
export async function eraseMailsAbout(tx: Transaction, address: string): Promise<string[]> {
  const erased = await tx.delete(emails).where(isAbout(address)).returning({ id: emails.id });
  return erased.map(({ id }) => id);
}

/**
 * Deletes emails of a kind by what they say, where `eraseMailsAbout` doesn’t know whom they are about.
 *
 * @param said.to only those to these addresses.
 * @param said.field of their data, or of each item of its `list`: one of the texts, in any case.
 */
export async function eraseMailsThatSay(
  tx: Transaction,
  kind: Kind,
  said: { to: readonly string[]; list?: string; field: string; oneOf: readonly string[] },
): Promise<void> {
  if (said.to.length === 0 || said.oneOf.length === 0) return;
  const lowered = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());
  const items = said.list
    ? sql`${emails.data} -> ${said.list}::text`
    : sql`jsonb_build_array(${emails.data})`;
  await tx.delete(emails).where(
    and(
      inArray(sql`lower(${emails.to_address})`, lowered(said.to)),
      eq(emails.kind, kind.name),
      sql`exists (
        select from jsonb_array_elements(${items}) as item
        where lower(item ->> ${said.field}::text) = any(${sql.param(lowered(said.oneOf))}::text[])
      )`,
    ),
  );
}

/**
 * Deletes emails about something, to a person or about them: those whose data has one of its ids.
 *
 * @returns the ids of the deleted emails.
 */
export async function eraseMailsNaming(
  tx: Transaction,
  { address, ids }: { address: string; ids: readonly string[] },
): Promise<string[]> {
  const names = sql`exists (
    select from jsonb_each_text(${emails.data}) as item
    where item.value = any(${sql.param([...ids])}::text[])
  )`;
  const erased = await tx
    .delete(emails)
    .where(and(isAbout(address), names))
    .returning({ id: emails.id });
  return erased.map(({ id }) => id);
}

/** Deletes emails of a kind from before a moment. */
export async function deleteOldMails(tx: Transaction, kind: Kind, before: SQL): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.kind, kind.name), lt(emails.created_at, before)));
}

/**
 * An email is about its recipient, but one that tells an operator about a brief or an enquiry is
 * about its sender.
 */
function isAbout(address: string) {
  const sender = sql`${emails.data} ->> 'email'`;
  return sql`(${equalsIgnoringCase(emails.to_address, address)} or ${equalsIgnoringCase(sender, address)})`;
}
