import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import { queueJob } from "../../platform/queue-job.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { Sealer } from "../../platform/secrets/sealer.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { linkMails } from "./mails.ts";
import { acceptSetUpLink, addSetUpLink, findSetUpLink } from "./set-up.ts";
import { forgetGuesses, type GuessServices } from "./signing-in/guessing.ts";
import type { Visit } from "./signing-in/visit.ts";

type ResetServices = {
  database: Database;
  rateLimits: Record<"resetFromAddress" | "resetOfAccount", RateLimit>;
};

/**
 * Emails a reset link if the address is an operator's. Strangers cannot tell whether it is, even by
 * timing: a job looks up the operator. Further requests for the address within a while send
 * nothing, since the first link still works. They are not refused either, or strangers could stop
 * an operator from asking.
 *
 * @param from the visitor's address, by which attempts are counted.
 */
export async function requestResetLink(
  { database, rateLimits }: ResetServices,
  { email, from }: { email: string; from: string },
): Promise<{ outcome: "sent" } | { outcome: "too-many"; retryAfterSeconds: number }> {
  const retryAfterSeconds = await rateLimits.resetFromAddress.secondsToWait(from);
  if (retryAfterSeconds > 0) return { outcome: "too-many", retryAfterSeconds };
  if ((await rateLimits.resetOfAccount.secondsToWait(email)) === 0) {
    await queueJob(database, "mail_reset_link", { email });
  }
  return { outcome: "sent" };
}

/** Emails an operator a reset link, if there is an operator with this address. */
export async function mailResetLink(
  { database, linkSealer }: { database: Database; linkSealer: Sealer },
  email: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [operator] = await tx
      .select()
      .from(operators)
      .where(sql`${operators.email} = ${email} and not ${operators.banned}`);
    if (!operator) return;
    const token = await addSetUpLink(tx, { purpose: "reset", email, role: operator.role });
    const data = { name: operator.name, sealedToken: linkSealer.seal(token) };
    await queueMail(tx, linkMails["operator-password-reset"], email, data);
  });
}

/** @returns whose password a link resets; undefined if it has been used or has expired. */
export async function findResetLink(
  services: { database: Database },
  token: string,
): Promise<{ token: string; email: string } | undefined> {
  const link = await findSetUpLink(services, token);
  return link?.purpose === "reset" && link.email ? { token, email: link.email } : undefined;
}

/**
 * Sets a new password, ends every session of the operator, and makes the browser a known device.
 */
export async function resetPassword(
  services: GuessServices,
  visit: Visit,
  { token, email, password }: { token: string; email: string; password: string },
): Promise<{ outcome: "done" | "link-used" }> {
  const person = { name: "", email, password };
  if ((await acceptSetUpLink(services, token, person)) !== "done") return { outcome: "link-used" };
  await forgetGuesses(services, visit, email);
  services.knownDevices.remember(visit, email);
  return { outcome: "done" };
}
