import type { Auth } from "./auth.ts";
import { addressHeader } from "./header-names.ts";

/** One request as Better Auth needs to know it, and the cookies that its answer must carry. */
export type Visit = { headers: Headers; address: string; cookies: string[] };

export type AuthServices = { auth: () => Promise<Auth> };

/**
 * @param address the visitor's, as their attempts are counted by; an IPv6 network counts as one.
 */
export function startVisit(request: Request, address: string): Visit {
  const headers = new Headers({ [addressHeader]: address.replace(/\/56$/, "") });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return { headers, address, cookies: [] };
}

/** The value of a cookie as it was sent, which may be anything. */
export function cookieIn({ headers }: Visit, name: string): string | undefined {
  const pairs = headers.get("cookie")?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** What Better Auth answered; a refusal carries its code, such as INVALID_PASSWORD. */
export type AuthAnswer<T> = { ok: true; response: T } | { ok: false; code: string };

/**
 * Keeps the cookies of an answer of `auth.api`, called with `returnHeaders`, for the visitor.
 *
 * @throws what is not a refusal: an outage or a bug.
 */
export async function answerOf<T>(
  visit: Visit,
  answering: Promise<{ headers: Headers; response: T }>,
): Promise<AuthAnswer<T>> {
  try {
    const { headers, response } = await answering;
    visit.cookies.push(...headers.getSetCookie());
    return { ok: true, response };
  } catch (error) {
    const code = refusalCode(error);
    if (code === undefined) throw error;
    return { ok: false, code };
  }
}

/** Not by `instanceof`, which would load Better Auth into every process for its class. */
function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "APIError") return undefined;
  if (!("statusCode" in error) || Number(error.statusCode) >= 500) return undefined;
  const body = "body" in error ? error.body : undefined;
  const code = body && typeof body === "object" && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : "REFUSED";
}
