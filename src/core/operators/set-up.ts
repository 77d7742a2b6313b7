import { createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import {
  operatorAccounts,
  operatorSessions,
  operatorSetUpLinks,
  operators,
  operatorTwoFactors,
} from "../../database/tables/operators.ts";
import { recordEvent } from "../audit/audit.ts";
import { invitationDays, type Role, resetLinkMinutes } from "./schema.ts";
import { doubtNewPassword } from "./signing-in/new-password.ts";

type SetUpServices = { database: Database };

export type SetUpLink = Pick<typeof operatorSetUpLinks.$inferSelect, "purpose" | "email" | "role">;

/** How many minutes a link works, by purpose; the first operator's does not expire. */
const lifetimes: Record<SetUpLink["purpose"], number | null> = {
  first: null,
  invite: invitationDays * 24 * 60,
  recover: invitationDays * 24 * 60,
  reset: resetLinkMinutes,
};

/** Where a token leads, on a site at `origin`. */
export function setUpAddress(origin: string, token: string): string {
  return `${origin}/admin/set-up?token=${token}`;
}

/** Where the token of a `reset` leads. */
export function resetAddress(origin: string, token: string): string {
  return `${origin}/admin/reset-password?token=${token}`;
}

/**
 * @param secret what the token is made from, so that every start prints the same link.
 * @returns the token of a link for the first operator, or undefined if there already is one.
 */
export async function offerFirstSetUp(
  { database }: SetUpServices,
  secret: string,
): Promise<string | undefined> {
  if ((await database.$count(operators)) > 0) return undefined;
  const token = createHmac("sha256", secret).update("first operator").digest("base64url");
  await database
    .insert(operatorSetUpLinks)
    .values({ purpose: "first", tokenHash: hash(token) })
    .onConflictDoNothing();
  return token;
}

/**
 * @returns the token of a link for a new operator (`invite`), one that lets an operator who lost
 *   password or authenticator app back in (`recover`), or one for a new password (`reset`).
 */
export async function addSetUpLink(
  database: Database | Transaction,
  link: SetUpLink & { invitedBy?: string | undefined },
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const minutes = lifetimes[link.purpose];
  await database.insert(operatorSetUpLinks).values({
    ...link,
    email: link.email?.toLowerCase() ?? null,
    tokenHash: hash(token),
    expiresAt: minutes === null ? null : sql`now() + make_interval(mins => ${minutes})`,
  });
  return token;
}

/** What a link is for, while it works. */
export async function findSetUpLink(
  { database }: SetUpServices,
  token: string,
): Promise<SetUpLink | undefined> {
  const [link] = await database.select().from(operatorSetUpLinks).where(works(token));
  if (link?.purpose === "first" && (await database.$count(operators)) > 0) return undefined;
  return link;
}

export type SetUpOutcome = "done" | "link-used" | "address-taken";

/**
 * Does what a link is for, once: if two visitors use it together, one is told that it has been
 * used.
 *
 * @param person `email` is used only for the first operator; other links have their own.
 */
export async function acceptSetUpLink(
  { database }: SetUpServices,
  token: string,
  person: { name: string; email: string; password: string },
): Promise<SetUpOutcome> {
  const passwordHash = await hashed(person.password);
  return database.transaction(async (tx) => {
    await lockOperators(tx);
    const [link] = await tx
      .update(operatorSetUpLinks)
      .set({ usedAt: sql`now()` })
      .where(works(token))
      .returning();
    if (!link) return "link-used";
    const email = link.email ?? person.email;
    const [known] = await tx.select().from(operators).where(eq(operators.email, email));
    if (link.purpose === "first" && (await tx.$count(operators)) > 0) return "link-used";
    // Other links sent to this address stop working.
    await tx
      .delete(operatorSetUpLinks)
      .where(and(eq(operatorSetUpLinks.email, email), ne(operatorSetUpLinks.id, link.id)));
    if (link.purpose === "recover" || link.purpose === "reset") {
      if (!known) return "link-used";
      await letBackIn(tx, known.id, { passwordHash, keepFactor: link.purpose === "reset" });
      return "done";
    }
    if (known) return "address-taken";
    await addOperator(tx, { ...person, email, role: link.role, passwordHash });
    return "done";
  });
}

/**
 * Creates the first operator from the environment, unless there is one.
 *
 * @returns why the password is refused; undefined if it is taken, or not needed.
 */
export async function createFirstOperator(
  { database }: SetUpServices,
  person: { email: string; password: string },
): Promise<string | undefined> {
  if ((await database.$count(operators)) > 0) return undefined;
  const email = person.email.toLowerCase();
  const name = email.split("@")[0] ?? email;
  const doubt = await doubtNewPassword(person.password, { name, email });
  if (doubt) return doubt;
  const passwordHash = await hashed(person.password);
  return database.transaction(async (tx) => {
    await lockOperators(tx);
    if ((await tx.$count(operators)) > 0) return undefined;
    await addOperator(tx, { name, email, role: "owner", passwordHash });
    return undefined;
  });
}

/** One at a time, so that there cannot be two first operators, or owners who remove each other. */
export function lockOperators(tx: Transaction) {
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('operators.set-up'))`);
}

async function addOperator(
  tx: Transaction,
  person: { name: string; email: string; role: Role; passwordHash: string },
): Promise<void> {
  const { name, email, role, passwordHash } = person;
  const [operator] = await tx.insert(operators).values({ name, email, role }).returning();
  if (!operator) throw new Error("the operator was not stored");
  await tx.insert(operatorAccounts).values({
    userId: operator.id,
    providerId: "credential",
    accountId: operator.id,
    password: passwordHash,
  });
  await recordEvent(tx, {
    actor: operator.id,
    action: "operator.joined",
    table_name: "operators",
    row_id: operator.id,
    to_value: role,
  });
}

async function letBackIn(
  tx: Transaction,
  operatorId: string,
  { passwordHash, keepFactor }: { passwordHash: string; keepFactor: boolean },
) {
  await tx
    .update(operatorAccounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(eq(operatorAccounts.userId, operatorId));
  await tx.delete(operatorSessions).where(eq(operatorSessions.userId, operatorId));
  const isTheirs = eq(operatorTwoFactors.userId, operatorId);
  if (keepFactor) {
    // Wrong codes may have locked it for a while; only somebody with the old password can have
    // typed them.
    await tx
      .update(operatorTwoFactors)
      .set({ failedVerificationCount: 0, lockedUntil: null })
      .where(isTheirs);
  } else {
    await tx.delete(operatorTwoFactors).where(isTheirs);
    await tx
      .update(operators)
      .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(eq(operators.id, operatorId));
  }
  await recordEvent(tx, {
    actor: operatorId,
    action: keepFactor ? "operator.password-reset" : "operator.recovered",
    table_name: "operators",
    row_id: operatorId,
  });
}

function works(token: string) {
  return and(
    eq(operatorSetUpLinks.tokenHash, hash(token)),
    isNull(operatorSetUpLinks.usedAt),
    or(isNull(operatorSetUpLinks.expiresAt), gt(operatorSetUpLinks.expiresAt, sql`now()`)),
  );
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Loaded when needed: most starts do without Better Auth. */
async function hashed(password: string): Promise<string> {
  const { hashPassword } = await import("better-auth/crypto");
  return hashPassword(password);
}
