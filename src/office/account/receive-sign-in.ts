import {
  answerChallenge,
  type CodeResult,
  type SignInResult,
  type SignInServices,
  signIn,
} from "../../core/operators/signing-in/signing-in.ts";
import type { Visit } from "../../core/operators/signing-in/visit.ts";
import { type Field, readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { type EntryProblem, entryStatus, isEntryProblem } from "./entry-problem.ts";

export type SignInReceipt = {
  result: SignInResult | CodeResult | EntryProblem;
  status: number;
  /** What the next form asks for. */
  step: "password" | "code";
  /** As typed, to show again. */
  email: string;
};

/** Receives either sign-in form: first email and password, then the code. Never throws. */
export async function receiveSignIn(
  services: SignInServices & { log: Log },
  visit: Visit,
  request: Request,
): Promise<SignInReceipt> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") {
    return { result: post, status: post.status, step: "password", email: "" };
  }
  const { field } = post;
  const email = field("email");
  const isCode = field("step") === "code";
  const result = await attempt(services, visit, field).catch((error: unknown) => {
    services.log.error(describeError(error), "sign-in: failed");
    return { outcome: "failed" } as const;
  });
  const owesCode = isCode && result.outcome !== "start-again";
  const step = result.outcome === "code-needed" || owesCode ? "code" : "password";
  return { result, status: statusOf(result), step, email };
}

function attempt(
  services: SignInServices,
  visit: Visit,
  field: Field,
): Promise<SignInResult | CodeResult> {
  if (field("step") === "code") return answerChallenge(services, visit, field("code"));
  return signIn(services, visit, { email: field("email"), password: field("password") });
}

function statusOf(result: SignInReceipt["result"]): number {
  if (isEntryProblem(result)) return entryStatus(result);
  return result.outcome === "signed-in" || result.outcome === "code-needed" ? 200 : 401;
}
