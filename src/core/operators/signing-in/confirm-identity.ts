import { inWords } from "../in-words.ts";
import type { Operator } from "../schema.ts";
import { readBackupCode } from "./backup-codes.ts";
import { type GuessServices, tellOfGuesses } from "./guessing.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

/** What a signed-in operator has to type before doing something that a session thief would do. */
export type Proof = { password: string; code: string };

/** Why the check failed, and for which field. */
export type Doubt = {
  field: keyof Proof;
  message: string;
  /** Set after too many guesses. */
  retryAfterSeconds?: number;
};

/**
 * Asks the operator for the password again and, if codes are turned on, for a code. Guesses are
 * counted by session and by operator, who is told if there are too many.
 *
 * @returns undefined on success.
 */
export async function doubtIdentity(
  services: AuthServices & GuessServices,
  visit: Visit,
  operator: Operator,
  proof: Proof,
): Promise<Doubt | undefined> {
  const { guessInSession, guessByOperator } = services.rateLimits;
  const session = operator.sessionId ?? "";
  const retryAfterSeconds = Math.max(
    await guessInSession.secondsToWait(session),
    await guessByOperator.secondsToWait(operator.email),
  );
  if (retryAfterSeconds > 0) {
    await tellOfGuesses(services, operator.email);
    const message = `Too many attempts. Please wait ${inWords(retryAfterSeconds)} and try again.`;
    return { field: "password", message, retryAfterSeconds };
  }
  const doubt =
    (await doubtPassword(services, visit, proof.password)) ??
    (operator.twoFactorEnabled ? await doubtCode(services, visit, proof.code) : undefined);
  if (doubt) return doubt;
  await guessInSession.forget(session);
  await guessByOperator.forget(operator.email);
  return undefined;
}

async function doubtPassword(
  services: AuthServices,
  visit: Visit,
  password: string,
): Promise<Doubt | undefined> {
  const auth = await services.auth();
  const call = { body: { password }, headers: visit.headers, returnHeaders: true } as const;
  const answer = await answerOf(visit, auth.api.verifyPassword(call));
  return answer.ok ? undefined : { field: "password", message: "That isn’t your password" };
}

async function doubtCode(
  services: AuthServices,
  visit: Visit,
  typed: string,
): Promise<Doubt | undefined> {
  const auth = await services.auth();
  const code = typed.replace(/\s/g, "");
  const call = { headers: visit.headers, returnHeaders: true } as const;
  const answer = /^\d{6}$/.test(code)
    ? await answerOf(visit, auth.api.verifyTOTP({ ...call, body: { code } }))
    : await answerOf(
        visit,
        auth.api.verifyBackupCode({ ...call, body: { code: readBackupCode(typed) } }),
      );
  if (answer.ok) return undefined;
  const message =
    answer.code === "USED_CODE"
      ? "That code has already been used. Wait for the app to show the next one."
      : "That code isn’t right. Try the one the app shows now.";
  return { field: "code", message };
}
