import { and, asc, eq, sql } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database } from "../../database/client.ts";
import { auditEvents, waitlist } from "../../database/schema.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { JoinInput } from "./schema.ts";

export type WaitlistEntry = typeof waitlist.$inferSelect;
export type WaitlistStatus = WaitlistEntry["status"];

type WaitlistServices = { database: Database; log: Log };

/**
 * Adds a person to the waitlist and queues their confirmation mail, both or neither. A known
 * address, whatever its case or surrounding space, changes nothing and is told its position.
 *
 * @throws Error "Failed to join waitlist" when the database does not take it.
 */
export async function joinWaitlist(
  { database }: WaitlistServices,
  person: JoinInput,
  handOff: HandOff,
): Promise<{ outcome: "joined" | "already-waiting"; position: number }> {
  try {
    const { rows } = await database.execute<{
      outcome: "joined" | "already-waiting";
      waitlist_position: number;
    }>(sql`
      select * from join_waitlist(
        ${person.name}, ${person.email}, ${person.phone || null}, ${person.preferred_plan},
        ${JSON.stringify(handOff.idea)}, ${JSON.stringify(handOff.source)}
      )
    `);
    const [row] = rows;
    if (!row) throw new Error("join_waitlist gave no row");
    return { outcome: row.outcome, position: row.waitlist_position };
  } catch (error) {
    throw new Error("Failed to join waitlist", { cause: error });
  }
}

/** The position the next person would get; stored nowhere. */
export async function nextPosition({ database }: WaitlistServices): Promise<number> {
  const [row] = await database
    .select({ next: sql<number>`coalesce(max(${waitlist.position}), 0) + 1` })
    .from(waitlist);
  return row?.next ?? 1;
}

/** The position of an address that is still waiting, or null: not there, or the look-up failed. */
export async function findPosition(
  { database, log }: WaitlistServices,
  email: string,
): Promise<number | null> {
  try {
    const [row] = await database
      .select({ position: waitlist.position })
      .from(waitlist)
      .where(and(hasEmail(email), eq(waitlist.status, "waiting")));
    return row?.position ?? null;
  } catch (error) {
    log.error(describeError(error), "waitlist: position look-up failed");
    return null;
  }
}

/** The row of an address, or null: not there, or the look-up failed. */
export async function findWaitlistEntry(
  { database, log }: WaitlistServices,
  email: string,
): Promise<WaitlistEntry | null> {
  try {
    const [row] = await database.select().from(waitlist).where(hasEmail(email)).limit(1);
    return row ?? null;
  } catch (error) {
    log.error(describeError(error), "waitlist: look-up by address failed");
    return null;
  }
}

/**
 * A page of the waitlist, by position.
 *
 * @param after the last position already seen; 0 for the first page.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function listWaitlist(
  { database }: WaitlistServices,
  { after = 0, limit = 100 }: { after?: number; limit?: number } = {},
): Promise<WaitlistEntry[]> {
  try {
    return await database
      .select()
      .from(waitlist)
      .where(sql`${waitlist.position} > ${after}`)
      .orderBy(asc(waitlist.position))
      .limit(limit);
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}

/**
 * Sets the status of one entry and records who did it.
 *
 * @returns the changed row, or null when there is none with this id.
 * @throws Error "Failed to update waitlist status"
 */
export async function updateWaitlistStatus(
  { database }: WaitlistServices,
  { id, status, actor }: { id: string; status: WaitlistStatus; actor: string },
): Promise<WaitlistEntry | null> {
  try {
    return await database.transaction(async (tx) => {
      const [before] = await tx.select().from(waitlist).where(eq(waitlist.id, id)).for("update");
      if (!before) return null;
      if (before.status === status) return before;
      const [after] = await tx
        .update(waitlist)
        .set({ status, updated_at: sql`now()` })
        .where(eq(waitlist.id, id))
        .returning();
      await tx.insert(auditEvents).values({
        ...{ actor, action: "waitlist.status", table_name: "waitlist", row_id: id },
        ...{ from_value: before.status, to_value: status },
      });
      return after ?? null;
    });
  } catch (error) {
    throw new Error("Failed to update waitlist status", { cause: error });
  }
}

function hasEmail(email: string) {
  return sql`lower(${waitlist.email}) = lower(${email.trim()})`;
}
