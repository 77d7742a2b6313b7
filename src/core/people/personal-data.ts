import type { Queryable, Transaction } from "../../database/client.ts";
import { people } from "../../database/tables/people.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

/** That an address was given a page of its own, and since when. */
export function findPeopleOf(database: Queryable, address: string) {
  return database.select().from(people).where(equalsIgnoringCase(people.email, address));
}

/** Ends every link to the page of an address with it. @returns the ids of the erased rows. */
export async function erasePeopleOf(tx: Transaction, address: string): Promise<string[]> {
  const erased = await tx
    .delete(people)
    .where(equalsIgnoringCase(people.email, address))
    .returning({ id: people.id });
  return erased.map(({ id }) => id);
}
