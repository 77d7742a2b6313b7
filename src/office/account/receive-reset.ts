import { requestResetLink, resetPassword } from "../../core/operators/password-reset.ts";
import { emailSchema } from "../../core/operators/schema.ts";
import type { GuessServices } from "../../core/operators/signing-in/guessing.ts";
import { doubtNewPassword } from "../../core/operators/signing-in/new-password.ts";
import type { Visit } from "../../core/operators/signing-in/visit.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { EntryProblem } from "./entry-problem.ts";

type RequestServices = Parameters<typeof requestResetLink>[0] & { log: Log };

export type ResetRequest = { email: string } & ({ outcome: "sent" | "invalid" } | EntryProblem);

/** Receives the form that asks for a reset link by email. Never throws. */
export async function receiveResetRequest(
  services: RequestServices,
  visit: Visit,
  request: Request,
): Promise<ResetRequest> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { ...post, email: "" };
  const typed = post.field("email");
  const email = emailSchema.safeParse(typed);
  if (!email.success) return { outcome: "invalid", email: typed };
  try {
    const asked = { email: email.data, from: visit.address };
    const result = await requestResetLink(services, asked);
    return { ...result, email: result.outcome === "sent" ? email.data : typed };
  } catch (error) {
    services.log.error(describeError(error), "sign-in: a new password could not be asked for");
    return { outcome: "failed", email: typed };
  }
}

export type ResetResult =
  | { outcome: "done" | "link-used" }
  | { outcome: "invalid"; error: string }
  | EntryProblem;

/** Receives the form behind that link. Never throws. */
export async function receiveReset(
  services: GuessServices & { log: Log },
  visit: Visit,
  request: Request,
  link: { token: string; email: string },
): Promise<ResetResult> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return post;
  const password = post.field("password");
  try {
    const error = await doubtNewPassword(password, { name: "", email: link.email });
    if (error) return { outcome: "invalid", error };
    return await resetPassword(services, visit, { ...link, password });
  } catch (error) {
    services.log.error(describeError(error), "sign-in: a new password could not be set");
    return { outcome: "failed" };
  }
}
