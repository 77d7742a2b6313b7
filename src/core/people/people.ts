import { eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { people } from "../../database/tables/people.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { recordEvent } from "../audit/audit.ts";
import { closeDevicesOf } from "./devices.ts";

export type Person = typeof people.$inferSelect;

/** The private address of somebody’s own page. */
export function addressOfPage(
  { config, personLinks }: { config: { publicUrl: string }; personLinks: SignedVersions },
  { id, link_version }: Person,
): string {
  return `${config.publicUrl}/me/${personLinks.sign({ id, version: link_version })}`;
}

/** The link to the page of the person who has this address; undefined if no email with one has gone there. */
export async function findPageLink(
  services: { database: Database; config: { publicUrl: string }; personLinks: SignedVersions },
  address: string,
): Promise<string | undefined> {
  const person = await findPerson(services.database, address);
  return person && addressOfPage(services, person);
}

/** Who has this address, made if nobody has, for an email that is about to go there. */
export async function personAt(tx: Transaction, address: string): Promise<Person> {
  await tx.insert(people).values({ email: address }).onConflictDoNothing();
  const person = await findPerson(tx, address);
  if (!person) throw new Error("the person was not stored");
  return person;
}

export type FoundPerson =
  | { outcome: "found"; person: Person }
  /** The link was ours, and is over. */
  | { outcome: "over" }
  | { outcome: "unknown" };

/** Whose page a link leads to, as the row is at this moment. Changes nothing. */
export async function findPersonByLink(
  { database, personLinks }: { database: Database; personLinks: SignedVersions },
  token: string,
): Promise<FoundPerson> {
  const link = personLinks.verify(token);
  if (!link) return { outcome: "unknown" };
  const [person] = await database.select().from(people).where(eq(people.id, link.id));
  return person?.link_version === link.version ? { outcome: "found", person } : { outcome: "over" };
}

/**
 * Ends every link to somebody’s page that was given out, and closes the devices that a code opened.
 * Their next email has a new link.
 *
 * @param change.actor an operator’s id.
 * @returns whether there is such a person.
 */
export function endLinks(
  { database }: { database: Database },
  { address, actor }: { address: string; actor: string },
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [ended] = await tx
      .update(people)
      .set({ link_version: sql`${people.link_version} + 1` })
      .where(equalsIgnoringCase(people.email, address))
      .returning({ id: people.id });
    if (!ended) return false;
    await closeDevicesOf(tx, ended.id);
    await recordEvent(tx, {
      actor,
      action: "person.links_ended",
      table_name: "people",
      row_id: ended.id,
    });
    return true;
  });
}

/** In any case of its letters. */
async function findPerson(database: Queryable, address: string): Promise<Person | undefined> {
  const [person] = await database
    .select()
    .from(people)
    .where(equalsIgnoringCase(people.email, address));
  return person;
}
