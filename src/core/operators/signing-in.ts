import type { RateLimit } from "../../platform/rate-limit.ts";
import type { Operator } from "./schema.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

type SignInServices = AuthServices & {
  rateLimits: { signInFromAddress: RateLimit; signInToAccount: RateLimit };
};

export type SignInResult =
  | { outcome: "signed-in" | "refused" | "switched-off" }
  /** The password was right; the code of the authenticator app, or a backup code, is still owed. */
  | { outcome: "code-needed" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/**
 * Checks a password. Attempts count for the address they come from and for the account they are
 * for, whether it exists or not; the right password clears the account's count.
 */
export async function signIn(
  services: SignInServices,
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<SignInResult> {
  const { signInFromAddress, signInToAccount } = services.rateLimits;
  const account = email.trim().toLowerCase().slice(0, 254);
  const retryAfterSeconds = Math.max(
    await signInFromAddress.secondsToWait(visit.address),
    await signInToAccount.secondsToWait(account),
  );
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };

  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.signInEmail({
      body: { email: account, password },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) {
    return { outcome: answer.code === "BANNED_USER" ? "switched-off" : "refused" };
  }
  await signInToAccount.forget(account);
  return { outcome: "twoFactorRedirect" in answer.response ? "code-needed" : "signed-in" };
}

export type CodeResult =
  | { outcome: "signed-in" | "wrong-code" | "used-code" | "switched-off" }
  /** Too long ago, or too many wrong codes: the password is asked for again. */
  | { outcome: "start-again" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/** Takes the six digits of the authenticator app, or one of the backup codes, after the password. */
export async function answerChallenge(
  services: SignInServices,
  visit: Visit,
  typed: string,
): Promise<CodeResult> {
  const retryAfterSeconds = await services.rateLimits.signInFromAddress.secondsToWait(
    visit.address,
  );
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };

  const auth = await services.auth();
  const code = typed.replace(/\s/g, "");
  const call = { body: { code }, headers: visit.headers, returnHeaders: true } as const;
  const answer = /^\d{6}$/.test(code)
    ? await answerOf(visit, auth.api.verifyTOTP(call))
    : await answerOf(visit, auth.api.verifyBackupCode(call));
  if (answer.ok) return { outcome: "signed-in" };
  switch (answer.code) {
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return { outcome: "start-again" };
    case "ACCOUNT_TEMPORARILY_LOCKED":
      return { outcome: "too-many", retryAfterSeconds: 15 * 60 };
    case "BANNED_USER":
      return { outcome: "switched-off" };
    case "USED_CODE":
      return { outcome: "used-code" };
    default:
      return { outcome: "wrong-code" };
  }
}

/** Ends the session of this visit, if there is one. */
export async function signOut(services: AuthServices, visit: Visit): Promise<void> {
  const auth = await services.auth();
  await answerOf(visit, auth.api.signOut({ headers: visit.headers, returnHeaders: true }));
}

/** However often it is used, a session ends when this much time is over. */
const LONGEST_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/** Who is signed in. Reading it keeps the session alive. */
export async function currentOperator(
  services: AuthServices,
  visit: Visit,
): Promise<Operator | undefined> {
  if (!visit.headers.get("cookie")?.includes("operator.session_token=")) return undefined;
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.getSession({ headers: visit.headers, returnHeaders: true }),
  );
  if (!answer.ok || !answer.response) return undefined;
  const { user, session } = answer.response;
  const isTooOld = Date.now() - session.createdAt.getTime() > LONGEST_SESSION_MS;
  if (user.banned || isTooOld) return undefined;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role === "owner" ? "owner" : "staff",
    twoFactorEnabled: user.twoFactorEnabled === true,
    sessionId: session.id,
  };
}
