import { asc, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

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
 * An email is about its recipient, but the one that tells an operator about a brief is about the
 * brief's sender.
 */
function isAbout(address: string) {
  const sender = sql`${emails.data} ->> 'email'`;
  return sql`(${equalsIgnoringCase(emails.to_address, address)} or ${equalsIgnoringCase(sender, address)})`;
}
