import { and, asc, eq, gt, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { recordEvent } from "../audit/audit.ts";
import type { Joined } from "./fields.ts";
import type { JoinInput } from "./schema.ts";

export type WaitlistEntry = typeof waitlist.$inferSelect;
export type WaitlistStatus = WaitlistEntry["status"];
export const waitlistStatuses = waitlist.status.enumValues;

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
): Promise<Joined | { outcome: "already-waiting"; position: number }> {
  try {
    const { rows } = await database.execute<{
      outcome: "joined" | "already-waiting";
      waitlist_position: number;
      mailed: boolean;
    }>(sql`
      select * from join_waitlist(
        ${person.name}, ${person.email}, ${person.phone || null}, ${person.preferred_plan},
        ${JSON.stringify(handOff.idea)}, ${JSON.stringify(handOff.source)}
      )
    `);
    const [row] = rows;
    if (!row) throw new Error("join_waitlist gave no row");
    const { outcome, waitlist_position: position, mailed } = row;
    if (outcome === "already-waiting" || mailed) return { outcome, position };
    return { outcome, position, emailHeld: true };
  } catch (error) {
    throw new Error("Failed to join waitlist", { cause: error });
  }
}

/** The highest position there is, 0 on an empty list: how many people have joined, too. */
export const lastPosition = sql`select coalesce(max(${waitlist.position}), 0) from ${waitlist}`;

/** The position the next person would get; stored nowhere. */
export async function nextPosition({ database }: WaitlistServices): Promise<number> {
  const { rows } = await database.execute<{ last: number }>(sql`select (${lastPosition}) as last`);
  return (rows[0]?.last ?? 0) + 1;
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
 * People of the waitlist, by position.
 *
 * @param after the last position already seen, for reading on; 0 for the start.
 * @param offset how many people after that to skip, for a page by number.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function listWaitlist(
  { database }: Pick<WaitlistServices, "database">,
  options: {
    status?: WaitlistStatus | undefined;
    after?: number;
    offset?: number;
    limit?: number;
  } = {},
): Promise<WaitlistEntry[]> {
  const { status, after = 0, offset = 0, limit = 100 } = options;
  // What is skipped is read in the index alone.
  const positions = database
    .select({ position: waitlist.position })
    .from(waitlist)
    .where(and(gt(waitlist.position, after), status && eq(waitlist.status, status)))
    .orderBy(asc(waitlist.position))
    .limit(limit)
    .offset(offset);
  return entriesAt(database, positions);
}

/**
 * The people at some positions, by position.
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function findPositions(
  { database }: Pick<WaitlistServices, "database">,
  positions: number[],
): Promise<WaitlistEntry[]> {
  return positions.length === 0 ? [] : entriesAt(database, positions);
}

async function entriesAt(database: Database, positions: number[] | SQLWrapper) {
  try {
    return await database
      .select()
      .from(waitlist)
      .where(inArray(waitlist.position, positions))
      .orderBy(asc(waitlist.position));
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}

export type StatusChange = {
  id: string;
  status: WaitlistStatus;
  /** Who does it: an operator's id, or the name of a command. */
  actor: string;
  /** The status its sender was looking at; a change that somebody else made meanwhile is kept. */
  expected?: WaitlistStatus | undefined;
};

/**
 * Sets the status of one entry and records who did it. Tells nobody: mails go out with
 * `inviteNext`.
 *
 * @returns the row as it is now, or null when there is none with this id. Its status is another
 *   than asked for when it was no longer the expected one.
 * @throws Error "Failed to update waitlist status"
 */
export async function updateWaitlistStatus(
  { database }: Pick<WaitlistServices, "database">,
  { id, status, actor, expected }: StatusChange,
): Promise<WaitlistEntry | null> {
  try {
    return await database.transaction(async (tx) => {
      const [before] = await tx.select().from(waitlist).where(eq(waitlist.id, id)).for("update");
      if (!before) return null;
      if (before.status === status) return before;
      if (expected && before.status !== expected) return before;
      const [after] = await tx
        .update(waitlist)
        .set({ status, updated_at: sql`now()` })
        .where(eq(waitlist.id, id))
        .returning();
      await recordEvent(tx, {
        actor,
        action: "waitlist.status",
        table_name: "waitlist",
        row_id: id,
        from_value: before.status,
        to_value: status,
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
