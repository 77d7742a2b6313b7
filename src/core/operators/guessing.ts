import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import { queueJob } from "../../platform/queue-job.ts";
import type { AttemptCount, RateLimit } from "../../platform/rate-limit.ts";
import type { WaitingRoom } from "../../platform/waiting-room.ts";
import { queueMail } from "../emails/queue-mail.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Visit } from "./visit.ts";

/** What limits how fast passwords can be guessed. */
export type GuessServices = {
  database: Database;
  knownDevices: KnownDevices;
  waitingRoom: WaitingRoom;
  /** Of strangers, by account, known or not. */
  signInAttempts: AttemptCount;
  rateLimits: Record<
    "signInFromAddress" | "signInFromDevice" | "guessInSession" | "guessByOperator" | "guessNotice",
    RateLimit
  >;
};

export type Admission =
  | { outcome: "admitted" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/** Attempts of strangers at an account, within the hour that `signInAttempts` counts by. */
const UNDELAYED_ATTEMPTS = 5;
const NOTICED_ATTEMPTS = 20;
const MAX_DELAY_SECONDS = 30;

/** When a place in the waiting room may be free again. */
const FULL_RETRY_SECONDS = 5;

/**
 * Lets somebody try a password, at once or after a while. Strangers can slow each other down, but
 * nobody can lock an operator out: a device that is known to the account does not wait, and where
 * it has used up its own guesses it counts as strange. An address with too many tries is refused.
 *
 * @param account the address that is signed in with, in small letters, whether anybody has it or not.
 */
export async function admitGuess(
  services: GuessServices,
  visit: Visit,
  account: string,
): Promise<Admission> {
  const { signInFromAddress, signInFromDevice } = services.rateLimits;
  const device = services.knownDevices.recognise(visit, account);
  if (device && (await signInFromDevice.secondsToWait(device)) === 0) {
    return { outcome: "admitted" };
  }
  const retryAfterSeconds = await signInFromAddress.secondsToWait(visit.address);
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };

  const attempts = await services.signInAttempts.add(account);
  if (attempts === NOTICED_ATTEMPTS) await tellOfGuesses(services, account);
  const delay = delaySeconds(attempts);
  if (delay === 0) return { outcome: "admitted" };
  // Those who came together do not go on together: each hash takes a core for a tenth of a second.
  const seconds = delay * (1 - Math.random() / 3);
  const waited = await services.waitingRoom.wait({ account, address: visit.address }, seconds);
  return waited
    ? { outcome: "admitted" }
    : { outcome: "too-many", retryAfterSeconds: FULL_RETRY_SECONDS };
}

/** The most the nth attempt has to wait: 0 s five times, then 1, 2, 4, 8, 16 and always 30 s. */
export function delaySeconds(attempt: number): number {
  if (attempt <= UNDELAYED_ATTEMPTS) return 0;
  return Math.min(2 ** (attempt - UNDELAYED_ATTEMPTS - 1), MAX_DELAY_SECONDS);
}

/** Begins all counts of an account anew, for whoever has shown that it is theirs. */
export async function forgetGuesses(
  { knownDevices, signInAttempts, rateLimits }: GuessServices,
  visit: Visit,
  account: string,
): Promise<void> {
  const device = knownDevices.recognise(visit, account);
  if (device) await rateLimits.signInFromDevice.forget(device);
  await rateLimits.guessByOperator.forget(account);
  await signInAttempts.forget(account);
}

/**
 * Tells an operator that somebody guesses at their password, once a day at most. A job looks whether
 * there is such an operator, so that the time this takes tells nobody.
 */
export async function tellOfGuesses(
  { database, rateLimits }: Pick<GuessServices, "database" | "rateLimits">,
  account: string,
): Promise<void> {
  if ((await rateLimits.guessNotice.secondsToWait(account)) > 0) return;
  await queueJob(database, "mail_guess_notice", { email: account });
}

/** Mails an operator that somebody guesses; does nothing where nobody has this address. */
export async function mailGuessNotice(
  { database }: { database: Database },
  email: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [operator] = await tx
      .select()
      .from(operators)
      .where(and(eq(operators.email, email), eq(operators.banned, false)));
    if (operator) await queueMail(tx, "sign-in-guesses", email, { name: operator.name });
  });
}
