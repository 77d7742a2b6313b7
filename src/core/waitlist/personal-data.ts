import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

/** Under .invalid, which is nobody's (RFC 2606). */
const erasedHost = "@erased.invalid";

/** Rows that are left of people who were erased. */
export const isErased = sql`${waitlist.email} like ${`%${erasedHost}`}`;

/** Whether this is what is left of an address that was erased. */
export function isErasedAddress(address: string): boolean {
  return address.endsWith(erasedHost);
}

/** What the waitlist holds about an address. */
export function findEntriesOf(database: Queryable, address: string) {
  return database.select().from(waitlist).where(equalsIgnoringCase(waitlist.email, address));
}

/**
 * Positions are never reused or moved, so an entry stays as a number without a person.
 *
 * @returns how many entries were erased.
 */
export async function eraseEntriesOf(tx: Transaction, address: string): Promise<number> {
  const erased = await tx
    .update(waitlist)
    .set({
      name: "Erased",
      phone: null,
      status: "removed",
      idea: {},
      source: {},
      brought_later: [],
      // Each its own, since addresses are unique.
      email: sql`${waitlist.id} || ${erasedHost}`,
      updated_at: sql`now()`,
    })
    .where(equalsIgnoringCase(waitlist.email, address))
    .returning({ id: waitlist.id });
  return erased.length;
}
