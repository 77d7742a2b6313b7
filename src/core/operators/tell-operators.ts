import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import type { MailKind } from "../emails/mail-kinds.ts";
import { queueMail } from "../emails/queue-mail.ts";

/**
 * Emails everybody who can sign in, such as about a change to the team, including the person who made it:
 * if their session was stolen, only they know that it wasn't them.
 */
export async function tellOperators<Data>(
  tx: Transaction,
  kind: MailKind<Data>,
  about: NoInfer<Data>,
): Promise<void> {
  const everybody = await tx.select().from(operators).where(eq(operators.banned, false));
  for (const { email } of everybody) await queueMail(tx, kind, email, about);
}
