import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import { queueJob } from "../../platform/queue-job.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { Sealer } from "../../platform/sealer.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { forgetGuesses, type GuessServices } from "./guessing.ts";
import { acceptSetUpLink, addSetUpLink, findSetUpLink } from "./set-up.ts";
import type { Visit } from "./visit.ts";

type ResetServices = {
  database: Database;
  rateLimits: Record<"resetFromAddress" | "resetOfAccount", RateLimit>;
};

/**
 * Has the link mailed that sets a new password, if the address is an operator's. A stranger can tell
 * it neither from the answer nor from its time: a job looks whether there is such an operator.
 * Further requests for one address within a while send nothing, since the link sent first still
 * works: a refusal would let strangers keep the operator from asking.
 *
 * @param from the visitor's address, as their attempts are counted by.
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

/** Mails an operator a link to a new password; does nothing where nobody has this address. */
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
    await queueMail(tx, "operator-password-reset", email, data);
  });
}

/** @returns whose password a link sets; undefined once it has been used, or is too old. */
export async function findResetLink(
  services: { database: Database },
  token: string,
): Promise<{ token: string; email: string } | undefined> {
  const link = await findSetUpLink(services, token);
  return link?.purpose === "reset" && link.email ? { token, email: link.email } : undefined;
}

/**
 * Sets a new password, ends every session of its operator, and makes the browser one that no
 * stranger can keep from signing in.
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
