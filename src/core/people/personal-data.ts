import { asc, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { people, personDevices } from "../../database/tables/people.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";

/** That an address was given its own page, and since when, and when a code opened a device for it. */
export async function findPeopleOf(database: Queryable, address: string) {
  const found = await database
    .select()
    .from(people)
    .where(equalsIgnoringCase(people.email, address));
  const { person_id, created_at: opened_at } = personDevices;
  return Promise.all(
    found.map(async (person) => ({
      ...person,
      devices: await database
        .select({ opened_at })
        .from(personDevices)
        .where(eq(person_id, person.id))
        .orderBy(asc(opened_at)),
    })),
  );
}

/** Ends every link to the page of an address with it, and closes its devices. @returns the ids of the erased rows. */
export async function erasePeopleOf(tx: Transaction, address: string): Promise<string[]> {
  const erased = await tx
    .delete(people)
    .where(equalsIgnoringCase(people.email, address))
    .returning({ id: people.id });
  return erased.map(({ id }) => id);
}
