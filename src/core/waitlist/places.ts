import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { SignedIds } from "../../platform/secrets/signed-ids.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEmail } from "../emails/find-email.ts";
import { findLastMail, lastMailTimes } from "../emails/queue-mail.ts";
import { waitlistMails } from "./mails.ts";
import type { WaitlistEntry } from "./waitlist.ts";

/** How long an invitation keeps a place, from the latest one that went to an address. */
export const invitationDays = 14;

type PlaceServices = { database: Database; placeIds: SignedIds };

/** What the link in an invitation proves. */
export type Place = {
  entryId: string;
  position: number;
  /** When the place is no longer kept. */
  until: Date;
  hasRunOut: boolean;
};

/**
 * The place on the waitlist that the link in an invitation leads to.
 *
 * @param token the id of the invitation, signed.
 * @returns undefined if it is not ours, or its person is not invited any more.
 */
export async function findPlace(
  { database, placeIds }: PlaceServices,
  token: string,
): Promise<Place | undefined> {
  const mailId = placeIds.verify(token);
  const mail = mailId && (await findEmail(database, mailId));
  if (!mail) return undefined;
  const [entry] = await database
    .select()
    .from(waitlist)
    .where(equalsIgnoringCase(waitlist.email, mail.to_address));
  if (entry?.status !== "invited" && entry?.status !== "joined") return undefined;
  const until = (await placesUntil(database, [entry])).get(entry.id);
  if (!until) return undefined;
  return { entryId: entry.id, position: entry.position, until, hasRunOut: until < new Date() };
}

/** A place that waits to be taken, and the token by which `findPlace` knows it. */
export type Invitation = { until: Date; hasRunOut: boolean; token: string };

/** The latest invitation that went to an address; undefined if none was emailed. */
export async function findInvitation(
  { database, placeIds }: PlaceServices,
  address: string,
): Promise<Invitation | undefined> {
  const mail = await findLastMail(database, waitlistMails["waitlist-invitation"], address);
  if (!mail) return undefined;
  const until = keptUntil(mail.created_at);
  return { until, hasRunOut: until < new Date(), token: placeIds.sign(mail.id) };
}

/** Until when places are kept, by the ids of those whose invitation was emailed. */
export async function placesUntil(
  database: Database,
  entries: readonly Pick<WaitlistEntry, "id" | "email">[],
): Promise<Map<string, Date>> {
  const invitedAt = await lastMailTimes(
    database,
    waitlistMails["waitlist-invitation"],
    entries.map(({ email }) => email),
  );
  const until = new Map<string, Date>();
  for (const { id, email } of entries) {
    const at = invitedAt.get(email.toLowerCase());
    if (at) until.set(id, keptUntil(at));
  }
  return until;
}

function keptUntil(invitedAt: Date): Date {
  return new Date(invitedAt.getTime() + invitationDays * 24 * 3_600_000);
}

/** Notes that somebody who was invited has answered, in the transaction of their brief. */
export async function takePlace(tx: Transaction, entryId: string): Promise<void> {
  const [taken] = await tx
    .update(waitlist)
    .set({ status: "joined", updated_at: sql`now()` })
    .where(and(eq(waitlist.id, entryId), eq(waitlist.status, "invited")))
    .returning({ id: waitlist.id });
  if (!taken) return;
  await recordEvent(tx, {
    actor: "invitation-link",
    action: "waitlist.status",
    table_name: "waitlist",
    row_id: entryId,
    from_value: "invited",
    to_value: "joined",
  });
}
