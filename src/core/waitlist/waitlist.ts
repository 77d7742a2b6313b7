import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { HandOff } from "../../content/hand-off.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { recordEvent } from "../audit/audit.ts";
import type { AlreadyThere, CreatedEntry, Joined } from "./fields.ts";
import { isErasedAddress } from "./personal-data.ts";
import type { JoinInput } from "./schema.ts";

export type WaitlistEntry = typeof waitlist.$inferSelect;
export type WaitlistStatus = WaitlistEntry["status"];
export const waitlistStatuses = waitlist.status.enumValues;

type WaitlistServices = { database: Database; log: Log };

/**
 * Adds a person to the waitlist and queues their confirmation mail, both or neither. A known
 * address, whatever its case or surrounding space, keeps its position and is told it. What it brings
 * is kept beside what it brought before; who was removed waits again; who is invited is sent the
 * invitation again, at most once in 24 hours.
 *
 * @throws Error "Failed to join waitlist" if the database does not accept it.
 */
export async function joinWaitlist(
  { database }: { database: Queryable },
  person: JoinInput,
  handOff: HandOff,
): Promise<Joined | AlreadyThere> {
  try {
    const { rows } = await database.execute<{
      outcome: (Joined | AlreadyThere)["outcome"];
      waitlist_position: number;
      mailed: boolean;
      created: CreatedEntry;
    }>(sql`
      select * from join_waitlist(
        ${person.name}, ${person.email}, ${person.phone || null}, ${person.preferred_plan},
        ${JSON.stringify(handOff.idea)}, ${JSON.stringify(handOff.source)}
      )
    `);
    const [row] = rows;
    if (!row) throw new Error("join_waitlist gave no row");
    const { outcome, waitlist_position: position, mailed, created: entry } = row;
    if (outcome === "already-invited") return { outcome, position, emailed: mailed };
    if (outcome === "already-waiting") return { outcome, position };
    const held = !mailed && { emailHeld: true as const };
    return outcome === "joined"
      ? { outcome, position, entry, ...held }
      : { outcome, position, ...held };
  } catch (error) {
    throw new Error("Failed to join waitlist", { cause: error });
  }
}

/** The highest position, 0 on an empty list; also how many people have joined. */
export const lastPosition = sql`select coalesce(max(${waitlist.position}), 0) from ${waitlist}`;

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

/** The row of an address; null if there is none or the look-up failed. */
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
 * @param among only these positions, such as those a search has found.
 * @param after only positions after this one.
 * @param before or only positions before this one, the last of them.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function listWaitlist(
  { database }: Pick<WaitlistServices, "database">,
  {
    status,
    among,
    after = 0,
    before,
    limit = 100,
  }: {
    status?: WaitlistStatus | undefined;
    among?: number[] | undefined;
    after?: number | undefined;
    before?: number | undefined;
    limit?: number;
  } = {},
): Promise<WaitlistEntry[]> {
  // In a separate query, so that they are found by the status index, without reading past people
  // with another status.
  const positions = database
    .select({ position: waitlist.position })
    .from(waitlist)
    .where(
      and(
        status && eq(waitlist.status, status),
        among && sql`${waitlist.position} = any(${sql.param(among)}::int[])`,
        before === undefined ? gt(waitlist.position, after) : lt(waitlist.position, before),
      ),
    )
    .orderBy(before === undefined ? asc(waitlist.position) : desc(waitlist.position))
    .limit(limit);
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
  /** The status the sender saw; a change made by somebody else in the meantime is kept. */
  expected?: WaitlistStatus | undefined;
};

/**
 * Sets the status of one entry and records who did it. Sends no email: `invite` does.
 *
 * @returns the row as it is now, or null if there is none with this id. If its status was not the
 * expected one, or its person was erased, it is unchanged.
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
      if (before.status === status || isErasedAddress(before.email)) return before;
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
