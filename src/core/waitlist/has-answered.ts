import type { Queryable } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { listEvents } from "../audit/audit.ts";
import { leaveLink } from "./leave-waitlist.ts";

/**
 * Whether the person at an address has shown that they want our emails: they answered an invitation,
 * which an operator notes as joined, or came back to the list by the signed link in one of them.
 * Leaving by it is an answer too, but not one that asks for more.
 */
export async function hasAnswered(database: Queryable, address: string): Promise<boolean> {
  const [entry] = await database
    .select({ id: waitlist.id, status: waitlist.status })
    .from(waitlist)
    .where(equalsIgnoringCase(waitlist.email, address));
  if (!entry || entry.status === "removed") return false;
  if (entry.status === "joined") return true;
  const events = await listEvents(database, { table_name: "waitlist", row_id: entry.id });
  return events.some(
    ({ actor, to_value }) => actor === leaveLink && to_value !== null && to_value !== "removed",
  );
}
