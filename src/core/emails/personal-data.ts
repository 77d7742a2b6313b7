import { and, asc, eq, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { MailKind } from "./mail-kinds.ts";

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
 * Deletes the emails to businesses with messages of a person that `eraseMailsAbout` doesn’t know
 * them by: among others’, or with a phone number alone.
 *
 * @param to the addresses of the businesses.
 * @param sent the messages, each with its `contact` as it was typed.
 */
export async function eraseMailsOfSiteEnquiries(
  tx: Transaction,
  { to, sent }: { to: readonly string[]; sent: readonly { id: string; contact: string }[] },
): Promise<void> {
  if (to.length === 0) return;
  const lowered = to.map((address) => address.toLowerCase());
  const ids = sent.filter(({ contact }) => !contact.includes("@")).map(({ id }) => id);
  const contacts = [...new Set(sent.map(({ contact }) => contact.toLowerCase()))];
  const isOne = and(
    eq(emails.kind, "site-enquiry" satisfies MailKind),
    inArray(sql`${emails.data} ->> 'id'`, ids),
  );
  const isDigest = and(
    eq(emails.kind, "site-enquiry-digest" satisfies MailKind),
    sql`exists (
      select from jsonb_array_elements(${emails.data} -> 'enquiries') as enquiry
      where lower(enquiry ->> 'contact') = any(${sql.param(contacts)}::text[])
    )`,
  );
  await tx
    .delete(emails)
    .where(and(inArray(sql`lower(${emails.to_address})`, lowered), or(isOne, isDigest)));
}

/** Deletes emails of a kind from before a moment. */
export async function deleteOldMails(tx: Transaction, kind: MailKind, before: SQL): Promise<void> {
  await tx.delete(emails).where(and(eq(emails.kind, kind), lt(emails.created_at, before)));
}

/**
 * An email is about its recipient, but one that tells an operator about a brief or an enquiry is
 * about its sender.
 */
function isAbout(address: string) {
  const sender = sql`${emails.data} ->> 'email'`;
  return sql`(${equalsIgnoringCase(emails.to_address, address)} or ${equalsIgnoringCase(sender, address)})`;
}
