import { postedFields } from "./posted-form.ts";
import { answerChallenge, type CodeResult, type SignInResult, signIn } from "./signing-in.ts";
import type { Visit } from "./visit.ts";

export type SignInReceipt = {
  result: SignInResult | CodeResult;
  status: number;
  /** What the next form asks for. */
  step: "password" | "code";
  /** As typed, to be shown again. */
  email: string;
};

/** Takes either form of the sign-in: first e-mail and password, then the code. */
export async function receiveSignIn(
  services: Parameters<typeof signIn>[0],
  visit: Visit,
  request: Request,
): Promise<SignInReceipt> {
  const field = await postedFields(request);
  const email = field?.("email") ?? "";
  const isCode = field?.("step") === "code";
  const result = isCode
    ? await answerChallenge(services, visit, field("code"))
    : await signIn(services, visit, { email, password: field?.("password") ?? "" });
  const owesCode = isCode && result.outcome !== "start-again";
  const step = result.outcome === "code-needed" || owesCode ? "code" : "password";
  return { result, status: statusOf(result), step, email };
}

function statusOf({ outcome }: SignInReceipt["result"]): number {
  if (outcome === "signed-in" || outcome === "code-needed") return 200;
  return outcome === "too-many" ? 429 : 401;
}
