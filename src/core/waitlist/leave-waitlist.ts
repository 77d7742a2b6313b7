import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { lastEvent } from "../audit/audit.ts";
import { findEmail } from "../emails/find-email.ts";
import { updateWaitlistStatus, type WaitlistStatus } from "./waitlist.ts";

type LeaveServices = { database: Database };

/** The actor in `audit_events` when a person uses the link in their email, or their own page. */
export const leaveLink = "leave-link";

export type Leaving =
  | "on-list"
  /** Just now or before, by themselves; `returnToWaitlist` undoes it. */
  | "left"
  | "returned"
  /** Never there, or removed by an operator, which nobody else undoes. */
  | "not-on-list";

/** Who leaves: who got an email, whose link they followed, or who has an address. */
export type Leaver = { mailId: string } | { address: string };

/** Whether a person is on the waitlist. */
export async function findLeaving(services: LeaveServices, leaver: Leaver): Promise<Leaving> {
  const entry = await findEntry(services, leaver);
  if (!entry) return "not-on-list";
  return entry.statusBefore ? "left" : "on-list";
}

/** Takes them off the list. Repeating it changes nothing. */
export async function leaveWaitlist(services: LeaveServices, leaver: Leaver): Promise<Leaving> {
  const entry = await findEntry(services, leaver);
  if (!entry) return "not-on-list";
  await updateWaitlistStatus(services, { id: entry.id, actor: leaveLink, status: "removed" });
  return "left";
}

/** Puts them back in their old place, with their old status. */
export async function returnToWaitlist(services: LeaveServices, leaver: Leaver): Promise<Leaving> {
  const entry = await findEntry(services, leaver);
  if (!entry) return "not-on-list";
  const { id, status: expected, statusBefore: status } = entry;
  if (status) await updateWaitlistStatus(services, { id, actor: leaveLink, status, expected });
  return "returned";
}

type Entry = {
  id: string;
  status: WaitlistStatus;
  /** Their status before they left; unset if they are on the list. */
  statusBefore?: WaitlistStatus;
};

async function findEntry({ database }: LeaveServices, leaver: Leaver): Promise<Entry | undefined> {
  const address =
    "address" in leaver ? leaver.address : (await findEmail(database, leaver.mailId))?.to_address;
  if (address === undefined) return undefined;
  const [entry] = await database
    .select({ id: waitlist.id, status: waitlist.status })
    .from(waitlist)
    .where(equalsIgnoringCase(waitlist.email, address));
  if (entry?.status !== "removed") return entry;
  const event = { table_name: "waitlist", row_id: entry.id, action: "waitlist.status" };
  const last = await lastEvent(database, event);
  const statusBefore = waitlist.status.enumValues.find((status) => status === last?.from_value);
  return last?.actor === leaveLink && statusBefore ? { ...entry, statusBefore } : undefined;
}
