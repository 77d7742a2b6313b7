import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import {
  operatorAccounts,
  operatorSessions,
  operatorSetUpLinks,
  operators,
  operatorTwoFactors,
} from "../../database/operator-tables.ts";
import { auditEvents } from "../../database/schema.ts";
import { invitationDays, type Role } from "./schema.ts";

type SetUpServices = { database: Database };
type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type SetUpLink = Pick<typeof operatorSetUpLinks.$inferSelect, "purpose" | "email" | "role">;

/** Where a token leads, on a site at `origin`. */
export function setUpAddress(origin: string, token: string): string {
  return `${origin}/admin/set-up?token=${token}`;
}

/** @returns the token of a link for the first operator, or undefined when there is one already. */
export async function offerFirstSetUp({ database }: SetUpServices): Promise<string | undefined> {
  if ((await database.$count(operators)) > 0) return undefined;
  return addSetUpLink(database, { purpose: "first", email: null, role: "owner" });
}

/**
 * @returns the token of a link for a new operator (`invite`), or one that lets an operator who lost
 *   password or authenticator app back in (`recover`).
 */
export async function addSetUpLink(
  database: Database | Transaction,
  link: SetUpLink,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt =
    link.purpose === "first" ? null : sql`now() + make_interval(days => ${invitationDays})`;
  await database.insert(operatorSetUpLinks).values({
    ...link,
    email: link.email?.toLowerCase() ?? null,
    tokenHash: hash(token),
    expiresAt,
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
 * Does what a link is for, once: of two visitors who use it together, one is told that it is used.
 *
 * @param person `email` counts for the first operator only; any other link names its own.
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
    if (link.purpose === "recover") {
      if (!known) return "link-used";
      await letBackIn(tx, known.id, passwordHash);
      return "done";
    }
    if (known) return "address-taken";
    await addOperator(tx, { ...person, email, role: link.role, passwordHash });
    return "done";
  });
}

/** Makes the first operator from the environment, unless there is one. */
export async function createFirstOperator(
  { database }: SetUpServices,
  person: { email: string; password: string },
): Promise<void> {
  if ((await database.$count(operators)) > 0) return;
  const passwordHash = await hashed(person.password);
  await database.transaction(async (tx) => {
    await lockOperators(tx);
    if ((await tx.$count(operators)) > 0) return;
    const email = person.email.toLowerCase();
    const name = email.split("@")[0] ?? email;
    await addOperator(tx, { name, email, role: "owner", passwordHash });
  });
}

/** One after the other, so that there cannot be two first operators. */
function lockOperators(tx: Transaction) {
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
  await tx.insert(auditEvents).values({
    actor: operator.id,
    action: "operator.joined",
    table_name: "operators",
    row_id: operator.id,
    to_value: role,
  });
}

async function letBackIn(tx: Transaction, operatorId: string, passwordHash: string) {
  await tx
    .update(operatorAccounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(eq(operatorAccounts.userId, operatorId));
  await tx.delete(operatorTwoFactors).where(eq(operatorTwoFactors.userId, operatorId));
  await tx.delete(operatorSessions).where(eq(operatorSessions.userId, operatorId));
  await tx
    .update(operators)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(operators.id, operatorId));
  await tx.insert(auditEvents).values({
    actor: operatorId,
    action: "operator.recovered",
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

/** Loaded when it is needed: a start that makes no operator does without Better Auth. */
async function hashed(password: string): Promise<string> {
  const { hashPassword } = await import("better-auth/crypto");
  return hashPassword(password);
}
