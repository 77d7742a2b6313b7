import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { operatorSessions } from "../../../database/tables/operators.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { emailSchema, type Operator } from "../schema.ts";
import { readBackupCode } from "./backup-codes.ts";
import { admitGuess, forgetGuesses, type GuessServices } from "./guessing.ts";
import { cookiePrefix } from "./header-names.ts";
import { countBackupCodes } from "./second-factor.ts";
import { type AuthServices, answerOf, cookieIn, type Visit } from "./visit.ts";

export type SignInServices = AuthServices &
  GuessServices & { config: { publicUrl: string }; rateLimits: { signInCode: RateLimit } };

export type SignInResult =
  | { outcome: "signed-in"; codesLeft?: undefined }
  | { outcome: "refused" | "switched-off" }
  /** The password was right; the code of the authenticator app, or a backup code, is still owed. */
  | { outcome: "code-needed" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/**
 * Unknown addresses cost a password hash too. The only difference left is one query, which the
 * variation in hashing time hides.
 */
const SHORTEST_REFUSAL_MS = 300;

/**
 * Checks a password. It may have to wait if strangers have guessed at the account (`admitGuess`).
 * The right password resets that count, and ends the browser's previous session.
 */
export async function signIn(
  services: SignInServices,
  visit: Visit,
  { email, password }: { email: string; password: string },
): Promise<SignInResult> {
  const typed = emailSchema.safeParse(email);
  if (!typed.success) return { outcome: "refused" };
  const account = typed.data;
  const admission = await admitGuess(services, visit, account);
  if (admission.outcome === "too-many") return admission;

  const auth = await services.auth();
  const soonestRefusal = sleep(SHORTEST_REFUSAL_MS);
  const answer = await answerOf(
    visit,
    auth.api.signInEmail({
      body: { email: account, password },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) {
    await soonestRefusal;
    return { outcome: answer.code === "BANNED_USER" ? "switched-off" : "refused" };
  }
  await forgetGuesses(services, visit, account);
  await endEarlierSession(services, visit);
  if ("twoFactorRedirect" in answer.response) return { outcome: "code-needed" };
  services.knownDevices.remember(visit, account);
  return { outcome: "signed-in" };
}

export type CodeResult =
  /** `codesLeft` after a backup code was used. */
  | { outcome: "signed-in"; codesLeft?: number }
  | { outcome: "wrong-code" | "used-code" | "switched-off" }
  /** Too long ago, or too many wrong codes: the password is asked for again. */
  | { outcome: "start-again" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/** Checks the authenticator app's six digits, or a backup code, after the password. */
export async function answerChallenge(
  services: SignInServices,
  visit: Visit,
  typed: string,
): Promise<CodeResult> {
  const challenge = cookieIn(visit, `${cookiePrefix(services.config.publicUrl)}.two_factor`);
  if (!challenge) return { outcome: "start-again" };
  // By challenge, not by address, which a stranger may share: only the right password gives a
  // challenge.
  const key = createHash("sha256").update(challenge).digest("hex");
  const retryAfterSeconds = await services.rateLimits.signInCode.secondsToWait(key);
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };

  const auth = await services.auth();
  const code = typed.replace(/\s/g, "");
  // If the browser had a session, Better Auth would check the code against that session's operator.
  const headers = new Headers(visit.headers);
  headers.set("cookie", `${cookiePrefix(services.config.publicUrl)}.two_factor=${challenge}`);
  const call = { headers, returnHeaders: true } as const;
  const isFromApp = /^\d{6}$/.test(code);
  const answer = isFromApp
    ? await answerOf(visit, auth.api.verifyTOTP({ ...call, body: { code } }))
    : await answerOf(
        visit,
        auth.api.verifyBackupCode({ ...call, body: { code: readBackupCode(typed) } }),
      );
  if (answer.ok) {
    await endEarlierSession(services, visit);
    const { id, email } = answer.response.user;
    services.knownDevices.remember(visit, email);
    return isFromApp
      ? { outcome: "signed-in" }
      : { outcome: "signed-in", codesLeft: await countBackupCodes(services, id) };
  }
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

/**
 * Ends the browser's previous session at sign-in, so that nobody can go on using a stolen or
 * planted cookie.
 */
async function endEarlierSession(services: SignInServices, visit: Visit): Promise<void> {
  const auth = await services.auth();
  const earlier = await auth.api.getSession({
    headers: visit.headers,
    query: { disableRefresh: true },
  });
  if (!earlier) return;
  await services.database
    .delete(operatorSessions)
    .where(eq(operatorSessions.id, earlier.session.id));
}

/** Ends the session of this visit, if there is one. */
export async function signOut(services: AuthServices, visit: Visit): Promise<void> {
  const auth = await services.auth();
  await answerOf(visit, auth.api.signOut({ headers: visit.headers, returnHeaders: true }));
}

/** A session ends after this much time, however often it is used. */
const MAX_SESSION_MS = 7 * 24 * 60 * 60 * 1000;

/** Who is signed in. Reading this keeps the session alive. */
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
  const isTooOld = Date.now() - session.createdAt.getTime() > MAX_SESSION_MS;
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
