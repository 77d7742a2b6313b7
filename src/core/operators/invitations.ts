import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { operatorSetUpLinks, operators } from "../../database/tables/operators.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { Sealer } from "../../platform/secrets/sealer.ts";
import { recordEvent } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { asOwner } from "./as-owner.ts";
import { linkMails, noticeMails } from "./mails.ts";
import { emailSchema, type Operator, type Role } from "./schema.ts";
import { addSetUpLink, lockOperators, setUpAddress } from "./set-up.ts";
import { type Doubt, doubtIdentity, type Proof } from "./signing-in/confirm-identity.ts";
import type { GuessServices } from "./signing-in/guessing.ts";
import type { AuthServices, Visit } from "./signing-in/visit.ts";
import { tellOperators } from "./tell-operators.ts";

type InvitationServices = AuthServices &
  GuessServices & { config: { publicUrl: string }; linkSealer: Sealer };

export type Invitation =
  | { outcome: "invited"; email: string; link: string }
  | { outcome: "invalid" | "known" }
  | { outcome: "doubted"; doubt: Doubt }
  | { outcome: "not-allowed" };

/**
 * Emails a new operator a set-up link, which the owner also sees, and tells every operator. It
 * replaces an earlier invitation of the same address. For owners only.
 */
export async function inviteOperator(
  services: InvitationServices,
  visit: Visit,
  owner: Operator,
  { email: typed, role, proof }: { email: string; role: Role; proof: Proof },
): Promise<Invitation> {
  const { database, config, linkSealer } = services;
  if (owner.role !== "owner") return { outcome: "not-allowed" };
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return { outcome: "invalid" };
  const email = parsed.data;
  if ((await database.$count(operators, eq(operators.email, email))) > 0) {
    return { outcome: "known" };
  }
  const doubt = await doubtIdentity(services, visit, owner, proof);
  if (doubt) return { outcome: "doubted", doubt };
  return asOwner(database, owner, async (tx) => {
    const token = await addInvitation(tx, { email, role, inviter: owner });
    const data = { inviter: owner.name, sealedToken: linkSealer.seal(token) };
    await queueMail(tx, linkMails["operator-invitation"], email, data);
    await recordInvitationEvent(tx, owner, { action: "operator.invited", email, role });
    return { outcome: "invited", email, link: setUpAddress(config.publicUrl, token) };
  });
}

/** Invites from the command line, where nobody is signed in. @returns the link's token. */
export function inviteFromServer(
  database: Database,
  invited: { email: string; role: Role },
): Promise<string> {
  return database.transaction(async (tx) => {
    await lockOperators(tx);
    return addInvitation(tx, { ...invited, inviter: undefined });
  });
}

async function addInvitation(
  tx: Transaction,
  { email, role, inviter }: { email: string; role: Role; inviter: Operator | undefined },
): Promise<string> {
  await tx.delete(operatorSetUpLinks).where(and(isPending, eq(operatorSetUpLinks.email, email)));
  const by = inviter?.name ?? "The person who runs the server";
  await tellOperators(tx, noticeMails["team-invitation"], { inviter: by, email, role });
  return addSetUpLink(tx, { purpose: "invite", email, role, invitedBy: inviter?.id });
}

export type PendingInvitation = {
  id: string;
  email: string | null;
  role: Role;
  /** Null for one that was made on the command line. */
  inviter: string | null;
  createdAt: Date;
  expiresAt: Date | null;
};

/** Invitations whose links still work, by address. */
export function listInvitations({
  database,
}: {
  database: Database;
}): Promise<PendingInvitation[]> {
  const { id, email, role, createdAt, expiresAt } = operatorSetUpLinks;
  return database
    .select({ id, email, role, inviter: operators.name, createdAt, expiresAt })
    .from(operatorSetUpLinks)
    .leftJoin(operators, eq(operators.id, operatorSetUpLinks.invitedBy))
    .where(and(isPending, gt(operatorSetUpLinks.expiresAt, sql`now()`)))
    .orderBy(asc(email));
}

/** Withdraws an invitation: its link stops working at once. For owners only, no matter who made it. */
export async function withdrawInvitation(
  { database }: { database: Database },
  owner: Operator,
  id: string,
): Promise<{ outcome: "withdrawn" | "not-allowed" }> {
  if (!isUuid(id)) return { outcome: "not-allowed" };
  return asOwner(database, owner, async (tx) => {
    const [gone] = await tx
      .delete(operatorSetUpLinks)
      .where(and(isPending, eq(operatorSetUpLinks.id, id)))
      .returning();
    if (gone) {
      const { email, role } = gone;
      await recordInvitationEvent(tx, owner, { action: "operator.uninvited", email, role });
    }
    return { outcome: "withdrawn" };
  });
}

/** Withdraws somebody's invitations, in the transaction that takes away their right to invite. */
export async function endInvitationsOf(tx: Transaction, operatorId: string): Promise<void> {
  await tx
    .delete(operatorSetUpLinks)
    .where(and(isPending, eq(operatorSetUpLinks.invitedBy, operatorId)));
}

const isPending = and(eq(operatorSetUpLinks.purpose, "invite"), isNull(operatorSetUpLinks.usedAt));

async function recordInvitationEvent(
  tx: Transaction,
  owner: Operator,
  { action, email, role }: { action: string; email: string | null; role: Role },
): Promise<void> {
  await recordEvent(tx, {
    actor: owner.id,
    action,
    table_name: "operators",
    row_id: owner.id,
    to_value: `${email} as ${role}`,
  });
}
