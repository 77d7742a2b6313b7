import { asc } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { enquiries } from "../../database/tables/enquiries.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

/** The enquiries from an address, suspected ones too, oldest first. */
export function findEnquiriesOf(database: Queryable, address: string) {
  return database
    .select()
    .from(enquiries)
    .where(equalsIgnoringCase(enquiries.email, address))
    .orderBy(asc(enquiries.id));
}

/** @returns the ids of the erased enquiries. */
export async function eraseEnquiriesOf(tx: Transaction, address: string): Promise<string[]> {
  const erased = await tx
    .delete(enquiries)
    .where(equalsIgnoringCase(enquiries.email, address))
    .returning({ id: enquiries.id });
  return erased.map(({ id }) => id);
}
