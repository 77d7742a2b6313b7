import type { Auth } from "./auth.ts";
import { addressHeader } from "./header-names.ts";

/** A request as Better Auth sees it, and the cookies for the answer. */
export type Visit = { headers: Headers; address: string; cookies: string[] };

export type AuthServices = { auth: () => Promise<Auth> };

/** @param address the visitor's, by which attempts are counted; an IPv6 network counts as one. */
export function startVisit(request: Request, address: string): Visit {
  const headers = new Headers({ [addressHeader]: address.replace(/\/56$/, "") });
  for (const name of ["cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return { headers, address, cookies: [] };
}

/** A cookie's value as sent, which may be anything. */
export function cookieIn({ headers }: Visit, name: string): string | undefined {
  const pairs = headers.get("cookie")?.split(/;\s*/) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Better Auth's answer; a refusal has a code such as INVALID_PASSWORD. */
export type AuthAnswer<T> = { ok: true; response: T } | { ok: false; code: string };

/**
 * Keeps the cookies from an answer of `auth.api` (called with `returnHeaders`) for the visitor.
 *
 * @throws anything but a refusal: an outage or a bug.
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

/** Not `instanceof`, which would load Better Auth into every process. */
function refusalCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.name !== "APIError") return undefined;
  if (!("statusCode" in error) || Number(error.statusCode) >= 500) return undefined;
  const body = "body" in error ? error.body : undefined;
  const code = body && typeof body === "object" && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : "REFUSED";
}
