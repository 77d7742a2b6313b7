import type { Operator } from "../schema.ts";
import { type Doubt, doubtIdentity, type Proof } from "./confirm-identity.ts";
import type { GuessServices } from "./guessing.ts";
import { recordAccountEvent } from "./passwords.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

type FactorServices = AuthServices & GuessServices;

/** What an authenticator app needs, and backup codes in case the phone is lost. */
export type Enrolment = { uri: string; backupCodes: string[] };

type Doubted = { outcome: "doubted"; doubt: Doubt };

/**
 * Starts turning on codes from an authenticator app. They are required once the first one has been
 * typed.
 */
export async function startEnrolment(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  proof: Proof,
): Promise<{ outcome: "enrolling"; enrolment: Enrolment } | { outcome: "on-already" } | Doubted> {
  if (operator.twoFactorEnabled) return { outcome: "on-already" };
  const doubt = await doubtIdentity(services, visit, operator, proof);
  if (doubt) return { outcome: "doubted", doubt };
  const auth = await services.auth();
  const { response } = expectGranted(
    await answerOf(visit, auth.api.enableTwoFactor(callWith(visit, proof))),
  );
  if (response.method !== "totp") throw new Error("codes of another kind were turned on");
  const enrolment = { uri: response.totpURI, backupCodes: response.backupCodes };
  return { outcome: "enrolling", enrolment };
}

/** Completes the enrolment with the first code, which shows that the app has the secret. */
export async function confirmEnrolment(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  code: string,
): Promise<"done" | "wrong-code"> {
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return "wrong-code";
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.verifyTOTP({
      body: { code: digits },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) return "wrong-code";
  await recordAccountEvent(services.database, operator.id, "operator.second-factor-on");
  return "done";
}

/** Turns the second factor off. */
export async function removeSecondFactor(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  proof: Proof,
): Promise<{ outcome: "done" } | Doubted> {
  const doubt = await doubtIdentity(services, visit, operator, proof);
  if (doubt) return { outcome: "doubted", doubt };
  const auth = await services.auth();
  expectGranted(await answerOf(visit, auth.api.disableTwoFactor(callWith(visit, proof))));
  await recordAccountEvent(services.database, operator.id, "operator.second-factor-off");
  return { outcome: "done" };
}

/** Replaces the backup codes with ten new ones. */
export async function renewBackupCodes(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  proof: Proof,
): Promise<{ outcome: "renewed"; codes: string[] } | { outcome: "off" } | Doubted> {
  if (!operator.twoFactorEnabled) return { outcome: "off" };
  const doubt = await doubtIdentity(services, visit, operator, proof);
  if (doubt) return { outcome: "doubted", doubt };
  const auth = await services.auth();
  const { response } = expectGranted(
    await answerOf(visit, auth.api.generateBackupCodes(callWith(visit, proof))),
  );
  await recordAccountEvent(services.database, operator.id, "operator.backup-codes-renewed");
  return { outcome: "renewed", codes: response.backupCodes };
}

/** How many backup codes an operator with codes turned on has left. */
export async function countBackupCodes(
  services: AuthServices,
  operatorId: string,
): Promise<number> {
  const auth = await services.auth();
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: operatorId } });
  return backupCodes.length;
}

function callWith(visit: Visit, { password }: Proof) {
  return { body: { password }, headers: visit.headers, returnHeaders: true } as const;
}

/** @throws Error if Better Auth refuses although the password is right. */
function expectGranted<T>(answer: { ok: true; response: T } | { ok: false; code: string }) {
  if (!answer.ok) throw new Error(`Better Auth refused the right password: ${answer.code}`);
  return answer;
}
