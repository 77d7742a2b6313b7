import type { Database } from "../../database/client.ts";
import { recordAccountEvent } from "./passwords.ts";
import type { Operator } from "./schema.ts";
import { type AuthServices, answerOf, type Visit } from "./visit.ts";

type FactorServices = AuthServices & { database: Database };

/** What an authenticator app needs to know, and the codes for the day it is lost. */
export type Enrolment = { uri: string; backupCodes: string[] };

/** Begins turning on codes from an authenticator app; they count once the first one was typed. */
export async function startEnrolment(
  services: FactorServices,
  visit: Visit,
  password: string,
): Promise<Enrolment | "wrong-password"> {
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.enableTwoFactor({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok || answer.response.method !== "totp") return "wrong-password";
  return { uri: answer.response.totpURI, backupCodes: answer.response.backupCodes };
}

/** Ends the enrolment with the first code, which shows that the app has the secret. */
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

/** Turns the second factor off; the password is enough from now on. */
export async function removeSecondFactor(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  password: string,
): Promise<"done" | "wrong-password"> {
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.disableTwoFactor({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) return "wrong-password";
  await recordAccountEvent(services.database, operator.id, "operator.second-factor-off");
  return "done";
}

/** Ten new backup codes in place of the old ones. */
export async function renewBackupCodes(
  services: FactorServices,
  visit: Visit,
  operator: Operator,
  password: string,
): Promise<string[] | "wrong-password"> {
  const auth = await services.auth();
  const answer = await answerOf(
    visit,
    auth.api.generateBackupCodes({
      body: { password },
      headers: visit.headers,
      returnHeaders: true,
    }),
  );
  if (!answer.ok) return "wrong-password";
  await recordAccountEvent(services.database, operator.id, "operator.backup-codes-renewed");
  return answer.response.backupCodes;
}
