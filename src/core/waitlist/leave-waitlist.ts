import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { lastEvent } from "../audit/audit.ts";
import { findEmail } from "../emails/outbox.ts";
import { updateWaitlistStatus, type WaitlistStatus } from "./waitlist.ts";

type LeaveServices = { database: Database };

/** The actor in `audit_events` when a person uses the link in their email. */
const actor = "leave-link";

export type Leaving =
  | "on-list"
  /** Just now or before, by such a link; `returnToWaitlist` undoes it. */
  | "left"
  | "returned"
  /** Never there, or removed by an operator, which no link undoes. */
  | "not-on-list";

/**
 * The waitlist status of the person who got an email.
 *
 * @param mailId the email whose link they followed.
 */
export async function findLeaving(services: LeaveServices, mailId: string): Promise<Leaving> {
  const entry = await findEntry(services, mailId);
  if (!entry) return "not-on-list";
  return entry.statusBefore ? "left" : "on-list";
}

/** Takes them off the list. Repeating it changes nothing. */
export async function leaveWaitlist(services: LeaveServices, mailId: string): Promise<Leaving> {
  const entry = await findEntry(services, mailId);
  if (!entry) return "not-on-list";
  await updateWaitlistStatus(services, { id: entry.id, actor, status: "removed" });
  return "left";
}

/** Puts them back in their old place, with their old status. */
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
  /** Their status before they left by the link; unset if they are on the list. */
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
