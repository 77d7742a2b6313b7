import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { countRows } from "../../platform/count-rows.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { SignedIds } from "../../platform/secrets/signed-ids.ts";
import { recordEvent } from "../audit/audit.ts";
import { type Admissions, admittedLately } from "./admissions.ts";
import { findLeaving } from "./leave-waitlist.ts";
import { findEntriesOf } from "./personal-data.ts";
import { findInvitation, type Invitation } from "./places.ts";
import type { JoinInput } from "./schema.ts";
import type { WaitlistEntry } from "./waitlist.ts";

/** Somebody’s own place on the waitlist, as their page shows it. */
export type OwnPlace = { entry: WaitlistEntry } & (
  | {
      state: "waiting";
      /** How many wait before them, up to `maxCounted` plus one. */
      ahead: number;
      /** How long others had waited; undefined where there is too little to say it. */
      admitted: Admissions | undefined;
    }
  | { state: "invited"; invitation: Invitation | undefined }
  /** They sent their brief with the place. */
  | { state: "joined" }
  /** By a link of theirs, which they can undo. */
  | { state: "left" }
);

/** @returns undefined for who was never on the list, or was taken off it by an operator. */
export async function findOwnPlace(
  services: { database: Database; placeIds: SignedIds },
  address: string,
): Promise<OwnPlace | undefined> {
  const { database } = services;
  const [entry] = await findEntriesOf(database, address);
  switch (entry?.status) {
    case "waiting": {
      const [ahead, admitted] = await Promise.all([
        countAhead(database, entry.position),
        admittedLately(database),
      ]);
      return { entry, state: "waiting", ahead, admitted };
    }
    case "invited":
      return { entry, state: "invited", invitation: await findInvitation(services, address) };
    case "joined":
      return { entry, state: "joined" };
    case "removed":
      return (await findLeaving(services, { address })) === "left"
        ? { entry, state: "left" }
        : undefined;
    default:
      return undefined;
  }
}

function countAhead(database: Database, position: number): Promise<number> {
  const isAhead = and(eq(waitlist.status, "waiting"), lt(waitlist.position, position));
  return countRows(database, waitlist, isAhead);
}

/**
 * Corrects what somebody gave with their sign-up, and records that they did.
 *
 * @returns whether they still wait for a place, or for a brief to take it; else nothing has changed.
 */
export function correctOwnPlace(
  { database }: { database: Database },
  address: string,
  { phone, preferred_plan }: Pick<JoinInput, "phone" | "preferred_plan">,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(waitlist)
      .where(equalsIgnoringCase(waitlist.email, address))
      .for("update");
    if (before?.status !== "waiting" && before?.status !== "invited") return false;
    const number = phone || null;
    const corrected = [
      ...(number === before.phone ? [] : ["phone number"]),
      ...(preferred_plan === before.preferred_plan ? [] : ["plan"]),
    ];
    if (corrected.length === 0) return true;
    await tx
      .update(waitlist)
      .set({ phone: number, preferred_plan, updated_at: sql`now()` })
      .where(eq(waitlist.id, before.id));
    await recordEvent(tx, {
      actor: "own-page",
      action: "waitlist.corrected",
      table_name: "waitlist",
      row_id: before.id,
      // Not the number itself: what an entry leaves in the history outlives an erasure.
      detail: corrected.join(" and "),
    });
    return true;
  });
}
