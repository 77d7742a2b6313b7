import { eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { readForm } from "../../platform/read-form.ts";
import type { SignedIds } from "../../platform/signed-ids.ts";
import { lastEvent } from "../audit/audit.ts";
import { updateWaitlistStatus } from "./waitlist.ts";

type LeaveServices = { database: Database; leaveIds: SignedIds; log: Log };

/** Who acts, in `audit_events`, where a person uses the link in a mail of theirs. */
const actor = "leave-link";

export type LeaveAnswer = {
  outcome:
    | "on-list"
    /** Just now or before, by such a link; `return` undoes it. */
    | "left"
    | "returned"
    | "not-on-list"
    | "unknown-link"
    | "failed";
  status: 200 | 404 | 503;
};

/**
 * Answers the link to leave the waitlist. Only a post changes anything, since mail scanners follow
 * links. Once or often, from a page or by a mail program (RFC 8058), it comes to the same.
 *
 * @param token the id of the mail that had the link, signed.
 */
export async function receiveLeave(
  services: LeaveServices,
  token: string,
  request: Request,
): Promise<LeaveAnswer> {
  const mailId = services.leaveIds.verify(token);
  if (!mailId) return { outcome: "unknown-link", status: 404 };
  try {
    return { outcome: await answer(services, mailId, request), status: 200 };
  } catch (error) {
    services.log.error(describeError(error), "waitlist: leaving failed");
    return { outcome: "failed", status: 503 };
  }
}

async function answer(services: LeaveServices, mailId: string, request: Request) {
  const entry = await findEntryByMail(services, mailId);
  if (!entry) return "not-on-list";
  const { id, status } = entry;
  const before = status === "removed" ? await statusBeforeLeaving(services, id) : undefined;
  if (status === "removed" && !before) return "not-on-list";
  if (request.method !== "POST") return before ? "left" : "on-list";

  const reading = await readForm(request, { longest: 1024 });
  const wantsBack = reading.outcome === "form" && reading.form.get("intent") === "return";
  if (!wantsBack) {
    await updateWaitlistStatus(services, { id, actor, status: "removed" });
    return "left";
  }
  if (before) await updateWaitlistStatus(services, { id, actor, status: before, expected: status });
  return "returned";
}

async function findEntryByMail({ database }: LeaveServices, mailId: string) {
  const [entry] = await database
    .select({ id: waitlist.id, status: waitlist.status })
    .from(waitlist)
    .innerJoin(emails, eq(sql`lower(${emails.to_address})`, sql`lower(${waitlist.email})`))
    .where(eq(emails.id, mailId));
  return entry;
}

/** What a person's status was when they left by the link; undefined when an operator removed them. */
async function statusBeforeLeaving({ database }: LeaveServices, id: string) {
  const event = { table_name: "waitlist", row_id: id, action: "waitlist.status" };
  const last = await lastEvent(database, event);
  const before = waitlist.status.enumValues.find((status) => status === last?.from_value);
  return last?.actor === actor ? before : undefined;
}
