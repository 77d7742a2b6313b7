import { and, eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { operators } from "../../../database/tables/operators.ts";
import { queueJob } from "../../../platform/queue-job.ts";
import type { AttemptCount, RateLimit } from "../../../platform/rate-limit.ts";
import type { WaitingRoom } from "../../../platform/waiting-room.ts";
import { queueMail } from "../../emails/queue-mail.ts";
import { noticeMails } from "../mails.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Visit } from "./visit.ts";

/** What limits how fast passwords can be guessed. */
export type GuessServices = {
  database: Database;
  knownDevices: KnownDevices;
  waitingRoom: WaitingRoom;
  /** Strangers' attempts, by account, whether it exists or not. */
  signInAttempts: AttemptCount;
  rateLimits: Record<
    "signInFromAddress" | "signInFromDevice" | "guessInSession" | "guessByOperator" | "guessNotice",
    RateLimit
  >;
};

export type Admission =
  | { outcome: "admitted" }
  | { outcome: "too-many"; retryAfterSeconds: number };

/** Strangers' attempts at an account within the hour of `signInAttempts`. */
const UNDELAYED_ATTEMPTS = 5;
const NOTICED_ATTEMPTS = 20;
const MAX_DELAY_SECONDS = 30;

/** When a place in the waiting room may be free again. */
const FULL_RETRY_SECONDS = 5;

/**
 * Lets somebody try a password, at once or after a wait. Strangers can slow each other down, but
 * nobody can lock an operator out: a known device does not wait, although it counts as unknown once
 * it has used up its own guesses. An address with too many attempts is refused.
 *
 * @param account the sign-in address in lower case, whether it exists or not.
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
  // Spread out: each hash takes a core for a tenth of a second.
  const seconds = delay * (1 - Math.random() / 3);
  const waited = await services.waitingRoom.wait({ account, address: visit.address }, seconds);
  return waited
    ? { outcome: "admitted" }
    : { outcome: "too-many", retryAfterSeconds: FULL_RETRY_SECONDS };
}

/** How long the nth attempt waits at most: 0 s five times, then 1, 2, 4, 8, 16 and then 30 s. */
export function delaySeconds(attempt: number): number {
  if (attempt <= UNDELAYED_ATTEMPTS) return 0;
  return Math.min(2 ** (attempt - UNDELAYED_ATTEMPTS - 1), MAX_DELAY_SECONDS);
}

/** Resets all counts of an account, for somebody who has proved it is theirs. */
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
 * Tells an operator that somebody is guessing their password, at most once a day. A job checks
 * whether the operator exists, so that the time taken gives nothing away.
 */
export async function tellOfGuesses(
  { database, rateLimits }: Pick<GuessServices, "database" | "rateLimits">,
  account: string,
): Promise<void> {
  if ((await rateLimits.guessNotice.secondsToWait(account)) > 0) return;
  await queueJob(database, "mail_guess_notice", { email: account });
}

/**
 * Emails an operator that somebody is guessing their password, if there is an operator with this
 * address.
 */
export async function mailGuessNotice(
  { database }: { database: Database },
  email: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [operator] = await tx
      .select()
      .from(operators)
      .where(and(eq(operators.email, email), eq(operators.banned, false)));
    if (operator)
      await queueMail(tx, noticeMails["sign-in-guesses"], email, { name: operator.name });
  });
}
