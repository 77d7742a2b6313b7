import type { Database } from "../../database/client.ts";
import { auditEvents } from "../../database/schema.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { postedFields } from "./posted-form.ts";
import { emailSchema, newPasswordSchema, type Operator } from "./schema.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

type ResetServices = AuthServices & { rateLimits: { passwordReset: RateLimit } };

export type ResetRequest =
  | { outcome: "sent" | "invalid"; email: string }
  | { outcome: "too-many"; email: string; retryAfterSeconds: number };

/**
 * Sends the link that sets a new password, if the address is an operator's. A stranger cannot tell
 * from the answer whether it is.
 */
export async function receiveResetRequest(
  services: ResetServices,
  visit: Visit,
  request: Request,
): Promise<ResetRequest> {
  const field = await postedFields(request);
  const typed = field?.("email") ?? "";
  const email = emailSchema.safeParse(typed);
  if (!email.success) return { outcome: "invalid", email: typed };
  const { passwordReset } = services.rateLimits;
  const retryAfterSeconds = Math.max(
    await passwordReset.secondsToWait(visit.address),
    await passwordReset.secondsToWait(email.data),
  );
  if (retryAfterSeconds > 0) return { outcome: "too-many", email: typed, retryAfterSeconds };
  const auth = await services.auth();
  await auth.api.requestPasswordReset({ body: { email: email.data } });
  return { outcome: "sent", email: email.data };
}

export type ResetResult = { outcome: "done" | "link-used" } | { outcome: "invalid"; error: string };

/** Sets a new password by the link of a mail, and ends every session of its operator. */
export async function receiveReset(
  services: AuthServices,
  visit: Visit,
  request: Request,
  token: string,
): Promise<ResetResult> {
  const field = await postedFields(request);
  const password = newPasswordSchema.safeParse(field?.("password") ?? "");
  if (!password.success) {
    return { outcome: "invalid", error: password.error.issues[0]?.message ?? "" };
  }
  // PostgreSQL fails at a character that it has not; no token of ours has any but these.
  if (!/^[\w-]+$/.test(token)) return { outcome: "link-used" };
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.resetPassword({
      body: { newPassword: password.data, token },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  return { outcome: answer.ok ? "done" : "link-used" };
}

export type ChangeResult =
  | { outcome: "changed" | "wrong-password" }
  | { outcome: "invalid"; error: string };

/** Changes the operator's own password; every other session of theirs ends. */
export async function changePassword(
  services: AuthServices & { database: Database },
  visit: Visit,
  operator: Operator,
  { current, next }: { current: string; next: string },
): Promise<ChangeResult> {
  const password = newPasswordSchema.safeParse(next);
  if (!password.success) {
    return { outcome: "invalid", error: password.error.issues[0]?.message ?? "" };
  }
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) return { outcome: "wrong-password" };
  await recordAccountEvent(services.database, operator.id, "operator.password-changed");
  return { outcome: "changed" };
}

/** What an operator did to their own sign-in. */
export async function recordAccountEvent(
  database: Database,
  operatorId: string,
  action: string,
): Promise<void> {
  await database.insert(auditEvents).values({
    actor: operatorId,
    action,
    table_name: "operators",
    row_id: operatorId,
  });
}
