import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import type { MailData } from "../emails/mail-kinds.ts";
import { queueMail } from "../emails/queue-mail.ts";

/**
 * Mails everybody who can sign in what was done to the team, whoever did it included: if that was a
 * thief of their session, they are the one who knows that it was not them.
 *
 * @param kind of the mails in `notice-emails.tsx`.
 */
export async function tellOperators<Kind extends "team-invitation" | "team-role">(
  tx: Transaction,
  kind: Kind,
  about: MailData[Kind],
): Promise<void> {
  const everybody = await tx.select().from(operators).where(eq(operators.banned, false));
  for (const { email } of everybody) await queueMail(tx, kind, email, about);
}
