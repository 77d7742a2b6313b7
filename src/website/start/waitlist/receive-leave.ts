import {
  findLeaving,
  type Leaving,
  leaveWaitlist,
  returnToWaitlist,
} from "../../../core/waitlist/leave-waitlist.ts";
import type { Database } from "../../../database/client.ts";
import { readForm } from "../../../platform/http/read-form.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import type { SignedIds } from "../../../platform/secrets/signed-ids.ts";

type LeaveServices = { database: Database; leaveIds: SignedIds; log: Log };

export type LeaveAnswer = {
  outcome: Leaving | "unknown-link" | "failed";
  status: 200 | 404 | 503;
};

/**
 * Answers the link to leave the waitlist. Only a post changes anything, since mail scanners follow
 * links. It may be posted more than once, from the page or by an email app (RFC 8058).
 *
 * @param token the id of the email that had the link, signed.
 */
export async function receiveLeave(
  services: LeaveServices,
  token: string,
  request: Request,
): Promise<LeaveAnswer> {
  const mailId = services.leaveIds.verify(token);
  if (!mailId) return { outcome: "unknown-link", status: 404 };
  try {
    const answer = await chooseAnswer(request);
    return { outcome: await answer(services, { mailId }), status: 200 };
  } catch (error) {
    services.log.error(describeError(error), "waitlist: leaving failed");
    return { outcome: "failed", status: 503 };
  }
}

async function chooseAnswer(request: Request) {
  if (request.method !== "POST") return findLeaving;
  const reading = await readForm(request, { longest: 1024 });
  const wantsBack = reading.outcome === "form" && reading.form.get("intent") === "return";
  return wantsBack ? returnToWaitlist : leaveWaitlist;
}
