import { and, asc, eq, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import type { Database, Transaction } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { lastEvent, recordEvent, recordEvents } from "../audit/audit.ts";
import { findMailStates } from "../emails/find-email.ts";
import { queueMail, takeBackMails } from "../emails/queue-mail.ts";
import { waitlistMails } from "./mails.ts";
import { isErased } from "./personal-data.ts";
import type { WaitlistEntry, WaitlistStatus } from "./waitlist.ts";

export const maxInvitedAtOnce = 100;

/** How long the emails of a batch wait, and the batch can be undone. */
export const secondsToUndo = 60;

type InviteServices = { database: Database };

/** The people who have waited longest, to ask before inviting them. */
export async function nextToInvite(
  { database }: InviteServices,
  { count }: { count: number },
): Promise<WaitlistEntry[]> {
  // In a separate query, so that they are found by the status index, without reading past
  // everybody already invited.
  const positions = database
    .select({ position: waitlist.position })
    .from(waitlist)
    .where(eq(waitlist.status, "waiting"))
    .orderBy(asc(waitlist.position))
    .limit(Math.min(Math.max(1, Math.trunc(count)), maxInvitedAtOnce));
  return database
    .select()
    .from(waitlist)
    .where(and(inArray(waitlist.position, positions), sql`not ${isErased}`))
    .orderBy(asc(waitlist.position));
}

/** Somebody to ask about before inviting them, or inviting them again; undefined if nobody may. */
export async function oneToInvite(
  { database }: InviteServices,
  id: string,
): Promise<WaitlistEntry | undefined> {
  const [entry] = await database
    .select()
    .from(waitlist)
    .where(mayBeInvited([id], ["waiting", "invited"]));
  return entry;
}

type Batch = {
  /** Of the people, at most `maxInvitedAtOnce`. */
  ids: string[];
  /** Whether they are invited already, and only emailed again. */
  again: boolean;
  /** A UUID, new for each batch of invitations. */
  batch: string;
  actor: string;
};

/**
 * Invites people who wait, or emails those again who are invited, a minute later. Anyone who is not any
 * more, such as one whom somebody else has just invited, is left out. It is one transaction: a crash in the
 * middle invites nobody, and repeating a batch invites nobody, so it is safe to try again.
 *
 * @returns how many the batch invited, now or the first time.
 */
export async function invite(
  { database }: InviteServices,
  { ids, again, batch, actor }: Batch,
): Promise<number> {
  return database.transaction(async (tx) => {
    const known = await lockBatch(tx, batch);
    if (known) return invitedBy(known).length;
    const people = await tx
      .select()
      .from(waitlist)
      .where(mayBeInvited(ids, again ? ["invited"] : ["waiting"]))
      .orderBy(asc(waitlist.position))
      .for("update");
    const invited: Invited[] = [];
    for (const { id, name, email, position, preferred_plan: preferredPlan } of people) {
      const data = { name, position, preferredPlan };
      const mail = await queueMail(tx, waitlistMails["waitlist-invitation"], email, data, {
        waitSeconds: secondsToUndo,
      });
      invited.push({ entry: id, mail, wasWaiting: !again });
    }
    await recordEvent(tx, {
      ...eventOf(batch),
      actor,
      to_value: String(invited.length),
      detail: JSON.stringify(invited),
    });
    const moved = invited.map(({ entry }) => entry);
    await moveAll(tx, moved, { actor, from_value: "waiting", to_value: "invited" });
    return invited.length;
  });
}

/**
 * Takes back the invitations of a batch whose emails have not gone out, which is all of them for a
 * minute: nobody gets those emails, and who was waiting waits again.
 *
 * @returns how many were taken back, and how many emails had gone or were just going.
 */
export async function undoInvitations(
  { database }: InviteServices,
  { batch, actor }: Pick<Batch, "batch" | "actor">,
): Promise<{ undone: number; gone: number }> {
  return database.transaction(async (tx) => {
    const invited = invitedBy(await lockBatch(tx, batch));
    const takenBack = await takeBackMails(
      tx,
      invited.map(({ mail }) => mail),
    );
    const undone = invited.filter(({ mail }) => takenBack.includes(mail));
    const waited = undone.filter(({ wasWaiting }) => wasWaiting).map(({ entry }) => entry);
    await moveAll(tx, waited, { actor, from_value: "invited", to_value: "waiting" });
    if (undone.length > 0) {
      const to_value = String(undone.length);
      await recordEvent(tx, {
        ...eventOf(batch),
        action: "waitlist.invitations-undone",
        actor,
        to_value,
      });
    }
    return { undone: undone.length, gone: invited.length - undone.length };
  });
}

/** Whether some of the emails of a batch are still here to be taken back. */
export async function canUndoInvitations(
  { database }: InviteServices,
  batch: string | null,
): Promise<boolean> {
  if (!batch || !isUuid(batch)) return false;
  const invited = invitedBy(await lastEvent(database, eventOf(batch)));
  const mails = await findMailStates(
    database,
    invited.map(({ mail }) => mail),
  );
  return mails.some(({ status }) => status === "queued");
}

/** Never who was erased, whatever status somebody has given the number that is left of them. */
function mayBeInvited(ids: string[], statuses: WaitlistStatus[]) {
  return and(inArray(waitlist.id, ids), inArray(waitlist.status, statuses), sql`not ${isErased}`);
}

const invitedSchema = z.array(
  z.object({ entry: z.uuid(), mail: z.uuid(), wasWaiting: z.boolean() }),
);
type Invited = z.infer<typeof invitedSchema>[number];

function eventOf(batch: string) {
  return { table_name: "waitlist", row_id: batch, action: "waitlist.invite" };
}

/** Makes batches wait for each other. @returns the event of this one, if it was done before. */
async function lockBatch(tx: Transaction, batch: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waitlist.invite'))`);
  return lastEvent(tx, eventOf(batch));
}

function invitedBy(event: Awaited<ReturnType<typeof lastEvent>>): Invited[] {
  return invitedSchema.parse(JSON.parse(event?.detail ?? "[]"));
}

type Move = { actor: string; from_value: "waiting" | "invited"; to_value: "waiting" | "invited" };

/** Only those who have this status still. */
async function moveAll(tx: Transaction, ids: string[], move: Move): Promise<void> {
  if (ids.length === 0) return;
  const moved = await tx
    .update(waitlist)
    .set({ status: move.to_value, updated_at: sql`now()` })
    .where(and(inArray(waitlist.id, ids), eq(waitlist.status, move.from_value)))
    .returning({ id: waitlist.id });
  if (moved.length === 0) return;
  const event = { ...move, action: "waitlist.status", table_name: "waitlist" };
  await recordEvents(
    tx,
    moved.map(({ id }) => ({ ...event, row_id: id })),
  );
}
