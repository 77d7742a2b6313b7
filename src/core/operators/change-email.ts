import { eq, sql } from "drizzle-orm";
import { operators } from "../../database/tables/operators.ts";
import { recordEvent } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { noticeMails } from "./mails.ts";
import { emailSchema, type Operator } from "./schema.ts";
import { lockOperators } from "./set-up.ts";
import { type Doubt, doubtIdentity, type Proof } from "./signing-in/confirm-identity.ts";
import type { GuessServices } from "./signing-in/guessing.ts";
import type { AuthServices, Visit } from "./signing-in/visit.ts";

export type EmailChange =
  | { outcome: "changed" | "invalid" | "known" }
  | { outcome: "doubted"; doubt: Doubt };

/**
 * Changes an operator's sign-in address, and tells the old one. Links sent to the old address stop
 * working.
 */
export async function changeEmail(
  services: AuthServices & GuessServices,
  visit: Visit,
  operator: Operator,
  { email: typed, proof }: { email: string; proof: Proof },
): Promise<EmailChange> {
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return { outcome: "invalid" };
  const email = parsed.data;
  const doubt = await doubtIdentity(services, visit, operator, proof);
  if (doubt) return { outcome: "doubted", doubt };
  const outcome = await services.database.transaction(async (tx) => {
    await lockOperators(tx);
    if ((await tx.$count(operators, eq(operators.email, email))) > 0) return "known";
    await tx
      .update(operators)
      .set({ email, updatedAt: sql`now()` })
      .where(eq(operators.id, operator.id));
    const about = { name: operator.name, address: email };
    await queueMail(tx, noticeMails["sign-in-address"], operator.email, about);
    await recordEvent(tx, {
      actor: operator.id,
      action: "operator.email-changed",
      table_name: "operators",
      row_id: operator.id,
      from_value: operator.email,
      to_value: email,
    });
    return "changed";
  });
  if (outcome === "changed") services.knownDevices.remember(visit, email);
  return { outcome };
}
