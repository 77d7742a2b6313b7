import type { Database } from "../../../database/client.ts";
import { recordEvent } from "../../audit/audit.ts";
import type { Operator } from "../schema.ts";
import { type Doubt, doubtIdentity, type Proof } from "./confirm-identity.ts";
import type { GuessServices } from "./guessing.ts";
import { doubtNewPassword } from "./new-password.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

export type PasswordChange =
  | { outcome: "changed" }
  | { outcome: "invalid"; error: string }
  | { outcome: "doubted"; doubt: Doubt };

/** Changes the operator's own password, and ends their other sessions. */
export async function changePassword(
  services: AuthServices & GuessServices,
  visit: Visit,
  operator: Operator,
  { next, proof }: { next: string; proof: Proof },
): Promise<PasswordChange> {
  const error = await doubtNewPassword(next, operator);
  if (error) return { outcome: "invalid", error };
  const doubt = await doubtIdentity(services, visit, operator, proof);
  if (doubt) return { outcome: "doubted", doubt };
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.changePassword({
      body: { currentPassword: proof.password, newPassword: next, revokeOtherSessions: true },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) throw new Error(`the password was not changed: ${answer.code}`);
  await recordAccountEvent(services.database, operator.id, "operator.password-changed");
  return { outcome: "changed" };
}

/** What an operator did to their own sign-in. */
export async function recordAccountEvent(
  database: Database,
  operatorId: string,
  action: string,
): Promise<void> {
  await recordEvent(database, {
    actor: operatorId,
    action,
    table_name: "operators",
    row_id: operatorId,
  });
}
