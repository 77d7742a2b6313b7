import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operators } from "../../database/tables/operators.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { readPost } from "../../platform/posted-form.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import type { Sealer } from "../../platform/sealer.ts";
import type { EntryProblem } from "./entry-problem.ts";
import { forgetGuesses, type GuessServices } from "./guessing.ts";
import { emailSchema, newPasswordSchema } from "./schema.ts";
import { acceptSetUpLink, addSetUpLink, findSetUpLink } from "./set-up.ts";
import type { Visit } from "./visit.ts";

type ResetServices = {
  database: Database;
  log: Log;
  rateLimits: Record<"resetFromAddress" | "resetOfAccount", RateLimit>;
};

export type ResetRequest = { email: string } & ({ outcome: "sent" | "invalid" } | EntryProblem);

/**
 * Has the link mailed that sets a new password, if the address is an operator's. A stranger can tell
 * it neither from the answer nor from its time: a job looks whether there is such an operator.
 * Further requests for one address within a while send nothing, since the link sent first still
 * works: a refusal would let strangers keep the operator from asking.
 */
export async function receiveResetRequest(
  services: ResetServices,
  visit: Visit,
  request: Request,
): Promise<ResetRequest> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { ...post, email: "" };
  const typed = post.field("email");
  const email = emailSchema.safeParse(typed);
  if (!email.success) return { outcome: "invalid", email: typed };
  const { resetFromAddress, resetOfAccount } = services.rateLimits;
  try {
    const retryAfterSeconds = await resetFromAddress.secondsToWait(visit.address);
    if (retryAfterSeconds > 0) return { outcome: "too-many", email: typed, retryAfterSeconds };
    if ((await resetOfAccount.secondsToWait(email.data)) === 0) {
      await services.database.execute(sql`
        select graphile_worker.add_job('mail_reset_link', json_build_object('email', ${email.data}::text))
      `);
    }
    return { outcome: "sent", email: email.data };
  } catch (error) {
    services.log.error(describeError(error), "sign-in: a new password could not be asked for");
    return { outcome: "failed", email: typed };
  }
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
    const data = JSON.stringify({ name: operator.name, sealedToken: linkSealer.seal(token) });
    await tx.execute(sql`select queue_email('operator-password-reset', ${email}, ${data})`);
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

export type ResetResult =
  | { outcome: "done" | "link-used" }
  | { outcome: "invalid"; error: string }
  | EntryProblem;

/**
 * Sets a new password, ends every session of its operator, and makes the browser one that no
 * stranger can keep from signing in.
 */
export async function receiveReset(
  services: GuessServices & { log: Log },
  visit: Visit,
  request: Request,
  { token, email }: { token: string; email: string },
): Promise<ResetResult> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return post;
  const password = newPasswordSchema.safeParse(post.field("password"));
  if (!password.success) {
    return { outcome: "invalid", error: password.error.issues[0]?.message ?? "" };
  }
  try {
    const person = { name: "", email, password: password.data };
    if ((await acceptSetUpLink(services, token, person)) !== "done") {
      return { outcome: "link-used" };
    }
    await forgetGuesses(services, visit, email);
    services.knownDevices.remember(visit, email);
    return { outcome: "done" };
  } catch (error) {
    services.log.error(describeError(error), "sign-in: a new password could not be set");
    return { outcome: "failed" };
  }
}
