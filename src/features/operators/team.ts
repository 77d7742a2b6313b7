import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { operatorSessions, operators } from "../../database/operator-tables.ts";
import { auditEvents } from "../../database/schema.ts";
import { emailSchema, isId, type Operator, type Role } from "./schema.ts";
import { addSetUpLink, setUpAddress } from "./set-up.ts";

type TeamServices = { database: Database; config: { publicUrl: string } };

export type TeamMember = typeof operators.$inferSelect;

/** Everybody who can sign in, or could. */
export function listOperators({ database }: Pick<TeamServices, "database">): Promise<TeamMember[]> {
  return database.select().from(operators).orderBy(asc(operators.name));
}

export type Invitation =
  | { outcome: "invited"; email: string; link: string }
  | { outcome: "invalid" | "known"; email: string }
  | { outcome: "not-allowed" };

/** Mails a new operator a set-up link, which the owner is shown as well. For owners only. */
export async function inviteOperator(
  { database, config }: TeamServices,
  owner: Operator,
  { email: typed, role }: { email: string; role: Role },
): Promise<Invitation> {
  if (owner.role !== "owner") return { outcome: "not-allowed" };
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return { outcome: "invalid", email: typed };
  const email = parsed.data;
  const known = await database.$count(operators, eq(operators.email, email));
  if (known > 0) return { outcome: "known", email };
  const token = await database.transaction(async (tx) => {
    const token = await addSetUpLink(tx, { purpose: "invite", email, role });
    const data = JSON.stringify({ inviter: owner.name, token });
    await tx.execute(sql`select queue_email('operator-invitation', ${email}, ${data})`);
    await tx.insert(auditEvents).values({
      actor: owner.id,
      action: "operator.invited",
      table_name: "operators",
      row_id: owner.id,
      to_value: `${email} as ${role}`,
    });
    return token;
  });
  return { outcome: "invited", email, link: setUpAddress(config.publicUrl, token) };
}

export type SwitchOutcome = "done" | "not-allowed";

/**
 * Switches an operator off, which ends their sessions at once, or on again. For owners, and for
 * others than oneself: so there is always an owner left.
 */
export async function switchOperator(
  { database }: Pick<TeamServices, "database">,
  owner: Operator,
  { id, off }: { id: string; off: boolean },
): Promise<SwitchOutcome> {
  if (owner.role !== "owner" || id === owner.id || !isId(id)) return "not-allowed";
  return database.transaction(async (tx) => {
    // One at a time, and asked again: two owners must not switch each other off.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operators.set-up'))`);
    const stillOwner = await tx.$count(
      operators,
      and(eq(operators.id, owner.id), eq(operators.role, "owner"), eq(operators.banned, false)),
    );
    if (stillOwner === 0) return "not-allowed";
    const [changed] = await tx
      .update(operators)
      .set({ banned: off, updatedAt: sql`now()` })
      .where(eq(operators.id, id))
      .returning();
    if (!changed) return "not-allowed";
    if (off) await tx.delete(operatorSessions).where(eq(operatorSessions.userId, changed.id));
    await tx.insert(auditEvents).values({
      actor: owner.id,
      action: off ? "operator.switched-off" : "operator.switched-on",
      table_name: "operators",
      row_id: changed.id,
    });
    return "done";
  });
}
