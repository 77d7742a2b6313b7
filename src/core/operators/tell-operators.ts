import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/client.ts";

/**
 * Mails everybody who can sign in what was done to the team, whoever did it included: if that was a
 * thief of their session, they are the one who knows that it was not them.
 *
 * @param kind of the mails in `notice-emails.tsx`.
 */
export async function tellOperators(
  tx: Transaction,
  kind: "team-invitation" | "team-role",
  about: Record<string, string>,
): Promise<void> {
  await tx.execute(sql`
    select queue_email(${kind}, email, ${JSON.stringify(about)}) from operators where not banned
  `);
}
