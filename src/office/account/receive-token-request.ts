import * as z from "zod";
import type { Operator } from "../../core/operators/schema.ts";
import {
  answerChallenge,
  currentOperator,
  type SignInServices,
  signIn,
  signOut,
} from "../../core/operators/signing-in/signing-in.ts";
import { issueToken } from "../../core/operators/signing-in/tokens.ts";
import type { Visit } from "../../core/operators/signing-in/visit.ts";
import { readJson } from "../../platform/http/read-body.ts";
import { describeError, type Log } from "../../platform/log.ts";

const credentialsSchema = z.object({
  email: z.string(),
  password: z.string(),
  /** From the authenticator app, for an operator with codes turned on. */
  code: z.string().optional(),
});

type TokenServices = SignInServices & Parameters<typeof issueToken>[0] & { log: Log };
type TokenAnswer = {
  status: number;
  answer: { token: string; token_type: "Bearer"; expires_in: number } | { error: string };
};

/**
 * Gives a program a token that lasts 15 minutes. The sign-in counts against the same limits as one
 * in a browser, and leaves no session behind.
 */
export async function receiveTokenRequest(
  services: TokenServices,
  visit: Visit,
  operator: Operator | undefined,
  request: Request,
): Promise<TokenAnswer> {
  if (request.headers.has("authorization")) {
    return refused(400, "This request has an access token, which can’t be used to sign in");
  }
  if (operator) return granted(services, operator);
  const body = credentialsSchema.safeParse(await readJson(request, { longest: 4096 }));
  if (!body.success) return refused(422, "The body must be JSON with email and password");
  const program: Visit = { ...visit, headers: new Headers(visit.headers), cookies: [] };
  try {
    return await signedInAnswer(services, program, body.data);
  } catch (error) {
    services.log.error(describeError(error), "sign-in: no token could be made");
    return refused(503, "Something on our side isn't working, try again in a minute");
  }
}

async function signedInAnswer(
  services: TokenServices,
  program: Visit,
  credentials: z.infer<typeof credentialsSchema>,
): Promise<TokenAnswer> {
  let result: { outcome: string } = await signIn(services, program, credentials);
  if (result.outcome === "code-needed") {
    takeCookies(program);
    if (!credentials.code) return refused(401, "This operator needs a code too");
    result = await answerChallenge(services, program, credentials.code);
  }
  if (result.outcome === "too-many") return refused(429, "Too many attempts, try again later");
  if (result.outcome !== "signed-in") return refused(401, "Wrong email, password or code");
  takeCookies(program);
  const signedIn = await currentOperator(services, program);
  if (!signedIn) return refused(401, "Wrong email, password or code");
  await signOut(services, program);
  return granted(services, signedIn);
}

async function granted(services: TokenServices, operator: Operator): Promise<TokenAnswer> {
  const token = await issueToken(services, operator);
  return { status: 200, answer: { token, token_type: "Bearer", expires_in: 15 * 60 } };
}

function refused(status: number, error: string): TokenAnswer {
  return { status, answer: { error } };
}

/** What a browser would send with its next request. */
function takeCookies(visit: Visit): void {
  visit.headers.set("cookie", visit.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
}
