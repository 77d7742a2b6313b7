import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { lastEvent, recordEvents } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";

export const maxInvitedAtOnce = 100;

/**
 * Invites the people who have waited longest, and queues an email to each. It is one transaction: a
 * crash in the middle invites nobody, and repeating a batch invites nobody, so it is safe to try
 * again.
 *
 * @param count how many, 1 to `maxInvitedAtOnce`.
 * @param batch a UUID, new for each batch of invitations.
 * @returns how many the batch invited, now or the first time.
 */
export async function inviteNext(
  { database }: { database: Database },
  { count, batch, actor }: { count: number; batch: string; actor: string },
): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waitlist.invite'))`);
    const invitation = { table_name: "waitlist", row_id: batch, action: "waitlist.invite-next" };
    const known = await lastEvent(tx, invitation);
    if (known) return Number(known.to_value);

    // In a separate query, so that they are found by the status index, without reading past
    // everybody already invited.
    const positions = tx
      .select({ position: waitlist.position })
      .from(waitlist)
      .where(eq(waitlist.status, "waiting"))
      .orderBy(asc(waitlist.position))
      .limit(Math.min(Math.max(1, Math.trunc(count)), maxInvitedAtOnce));
    const next = await tx
      .select()
      .from(waitlist)
      .where(and(inArray(waitlist.position, positions), eq(waitlist.status, "waiting")))
      .orderBy(asc(waitlist.position))
      .for("update");
    const event = { actor, table_name: "waitlist" };
    await recordEvents(tx, [
      { ...event, action: "waitlist.invite-next", row_id: batch, to_value: String(next.length) },
      ...next.map(({ id, status }) => ({
        ...event,
        action: "waitlist.status",
        row_id: id,
        from_value: status,
        to_value: "invited",
      })),
    ]);
    if (next.length === 0) return 0;
    const ids = next.map(({ id }) => id);
    await tx
      .update(waitlist)
      .set({ status: "invited", updated_at: sql`now()` })
      .where(inArray(waitlist.id, ids));
    for (const { email, position, preferred_plan: preferredPlan } of next) {
      await queueMail(tx, "waitlist-invitation", email, { position, preferredPlan });
    }
    return next.length;
  });
}
