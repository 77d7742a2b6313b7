import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { lastEvent } from "../audit/audit.ts";
import { findEmail } from "../emails/outbox.ts";
import { updateWaitlistStatus, type WaitlistStatus } from "./waitlist.ts";

type LeaveServices = { database: Database };

/** Who acts, in `audit_events`, where a person uses the link in a mail of theirs. */
const actor = "leave-link";

export type Leaving =
  | "on-list"
  /** Just now or before, by such a link; `returnToWaitlist` undoes it. */
  | "left"
  | "returned"
  /** Never there, or removed by an operator, which no link undoes. */
  | "not-on-list";

/**
 * How the person stands who got a mail of the waitlist.
 *
 * @param mailId of the mail whose link they follow.
 */
export async function findLeaving(services: LeaveServices, mailId: string): Promise<Leaving> {
  const entry = await findEntry(services, mailId);
  if (!entry) return "not-on-list";
  return entry.statusBefore ? "left" : "on-list";
}

/** Takes them off the list; once or often comes to the same. */
export async function leaveWaitlist(services: LeaveServices, mailId: string): Promise<Leaving> {
  const entry = await findEntry(services, mailId);
  if (!entry) return "not-on-list";
  await updateWaitlistStatus(services, { id: entry.id, actor, status: "removed" });
  return "left";
}

/** Lets them back to their old place, with the status that they had. */
export async function returnToWaitlist(services: LeaveServices, mailId: string): Promise<Leaving> {
  const entry = await findEntry(services, mailId);
  if (!entry) return "not-on-list";
  const { id, status: expected, statusBefore: status } = entry;
  if (status) await updateWaitlistStatus(services, { id, actor, status, expected });
  return "returned";
}

type Entry = {
  id: string;
  status: WaitlistStatus;
  /** What it was when they left by the link; unset while they are on the list. */
  statusBefore?: WaitlistStatus;
};

async function findEntry({ database }: LeaveServices, mailId: string): Promise<Entry | undefined> {
  const mail = await findEmail(database, mailId);
  if (!mail) return undefined;
  const [entry] = await database
    .select({ id: waitlist.id, status: waitlist.status })
    .from(waitlist)
    .where(equalsIgnoringCase(waitlist.email, mail.to_address));
  if (entry?.status !== "removed") return entry;
  const event = { table_name: "waitlist", row_id: entry.id, action: "waitlist.status" };
  const last = await lastEvent(database, event);
  const statusBefore = waitlist.status.enumValues.find((status) => status === last?.from_value);
  return last?.actor === actor && statusBefore ? { ...entry, statusBefore } : undefined;
}
