import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { operatorSessions, operators } from "../../database/tables/operators.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { recordEvent } from "../audit/audit.ts";
import { asOwner } from "./as-owner.ts";
import { endInvitationsOf } from "./invitations.ts";
import { noticeMails } from "./mails.ts";
import { nameSchema, type Operator } from "./schema.ts";
import { type Doubt, doubtIdentity, type Proof } from "./signing-in/confirm-identity.ts";
import type { GuessServices } from "./signing-in/guessing.ts";
import type { AuthServices, Visit } from "./signing-in/visit.ts";
import { tellOperators } from "./tell-operators.ts";

export type TeamMember = typeof operators.$inferSelect;

/** Everybody who can sign in, or used to. */
export function listOperators({ database }: { database: Database }): Promise<TeamMember[]> {
  return database.select().from(operators).orderBy(asc(operators.name));
}

/** What an owner can do to somebody. */
export const memberChanges = ["switch-off", "switch-on", "make-owner", "make-staff"] as const;
export type MemberChange = (typeof memberChanges)[number];

export type ChangeOutcome =
  | { outcome: "done" | "not-allowed" | "last-owner" }
  | { outcome: "doubted"; doubt: Doubt };

/**
 * Switches an operator off, which ends their sessions at once, or on again; makes them an owner, or
 * staff. A former owner's invitations are withdrawn. For owners. On themselves they can only become
 * staff, and not the last of them, so there is always an owner left.
 */
export async function changeMember(
  services: AuthServices & GuessServices,
  visit: Visit,
  owner: Operator,
  { id, change, proof }: { id: string; change: MemberChange; proof: Proof },
): Promise<ChangeOutcome> {
  if (owner.role !== "owner" || !isUuid(id)) return { outcome: "not-allowed" };
  if (id === owner.id && change !== "make-staff") return { outcome: "not-allowed" };
  const doubt = await doubtIdentity(services, visit, owner, proof);
  if (doubt) return { outcome: "doubted", doubt };
  return asOwner(services.database, owner, async (tx) => {
    const { values, action } = changes[change];
    const [before] = await tx.select().from(operators).where(eq(operators.id, id));
    if (!before) return { outcome: "not-allowed" };
    if (id === owner.id && !(await hasAnotherOwner(tx, id))) return { outcome: "last-owner" };
    await tx
      .update(operators)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(operators.id, id));
    if (change === "switch-off") {
      await tx.delete(operatorSessions).where(eq(operatorSessions.userId, id));
    }
    if (change === "switch-off" || change === "make-staff") await endInvitationsOf(tx, id);
    if (values.role && values.role !== before.role) {
      const about = { by: owner.name, name: before.name, role: values.role };
      await tellOperators(tx, noticeMails["team-role"], about);
    }
    await recordEvent(tx, { actor: owner.id, action, table_name: "operators", row_id: id });
    return { outcome: "done" };
  });
}

async function hasAnotherOwner(tx: Transaction, id: string): Promise<boolean> {
  const isAnother = and(
    eq(operators.role, "owner"),
    eq(operators.banned, false),
    ne(operators.id, id),
  );
  return (await tx.$count(operators, isAnother)) > 0;
}

/** Changes the name of an operator, or an owner's own. For owners. */
export async function renameMember(
  services: AuthServices & GuessServices,
  visit: Visit,
  owner: Operator,
  { id, name, proof }: { id: string; name: string; proof: Proof },
): Promise<ChangeOutcome | { outcome: "invalid"; error: string }> {
  if (owner.role !== "owner" || !isUuid(id)) return { outcome: "not-allowed" };
  const typed = nameSchema.safeParse(name);
  if (!typed.success) {
    return { outcome: "invalid", error: typed.error.issues[0]?.message ?? "Please type a name" };
  }
  const doubt = await doubtIdentity(services, visit, owner, proof);
  if (doubt) return { outcome: "doubted", doubt };
  return asOwner(services.database, owner, async (tx) => {
    const [before] = await tx.select().from(operators).where(eq(operators.id, id));
    if (!before) return { outcome: "not-allowed" };
    await tx
      .update(operators)
      .set({ name: typed.data, updatedAt: sql`now()` })
      .where(eq(operators.id, id));
    await recordEvent(tx, {
      actor: owner.id,
      action: "operator.renamed",
      table_name: "operators",
      row_id: id,
      from_value: before.name,
      to_value: typed.data,
    });
    return { outcome: "done" };
  });
}

type Change = { values: Partial<Pick<TeamMember, "banned" | "role">>; action: string };

const changes: Record<MemberChange, Change> = {
  "switch-off": { values: { banned: true }, action: "operator.switched-off" },
  "switch-on": { values: { banned: false }, action: "operator.switched-on" },
  "make-owner": { values: { role: "owner" }, action: "operator.made-owner" },
  "make-staff": { values: { role: "staff" }, action: "operator.made-staff" },
};
