import type { Operator } from "../../core/operators/schema.ts";
import { currentOperator } from "../../core/operators/signing-in.ts";
import { operatorOfToken } from "../../core/operators/tokens.ts";
import type { AuthServices, Visit } from "../../core/operators/visit.ts";

/** The only pages below /admin and endpoints below /api that a stranger may see. */
export const openRoutes: ReadonlySet<string> = new Set([
  "/admin/sign-in",
  "/admin/set-up",
  "/admin/forgot-password",
  "/admin/reset-password",
  "/api/token",
]);

/** Whether a page or endpoint belongs to the operators' area. `route` is its pattern or its path. */
export function isOperatorsArea(route: string): boolean {
  return /^\/(admin|api)(\/|\.|$)/i.test(route);
}

export type Admission = { operator: Operator | undefined } | { refusal: Response };

type GuardServices = AuthServices & Parameters<typeof operatorOfToken>[0];

/**
 * Decides who gets into the operators' area: a stranger is sent from a page to the sign-in, and
 * told by an endpoint below /api why not.
 *
 * @param route the pattern of the file that answers, which unlike the path of the request cannot
 *   be spelled in several ways.
 */
export async function admit(
  services: GuardServices,
  visit: Visit,
  request: Request,
  route: string,
): Promise<Admission> {
  if (openRoutes.has(route)) {
    // While the database is away these still have something to say.
    return { operator: await currentOperator(services, visit).catch(() => undefined) };
  }
  const operator = await currentOperator(services, visit);
  if (operator) return { operator };
  if (/^\/api\//i.test(route)) {
    const token = bearerToken(request);
    const { operator, reason } = token
      ? await operatorOfToken(services, token)
      : { reason: "Sign in, or send a bearer token" };
    if (operator) return { operator };
    return {
      refusal: Response.json(
        { error: reason },
        { status: 401, headers: { "www-authenticate": 'Bearer realm="operators"' } },
      ),
    };
  }
  return {
    refusal: new Response(null, { status: 302, headers: { location: signInFor(request) } }),
  };
}

function bearerToken({ headers }: Request): string | undefined {
  const [scheme, token] = (headers.get("authorization") ?? "").split(" ");
  return scheme?.toLowerCase() === "bearer" ? token : undefined;
}

/** Proxies and browsers refuse an answer whose head is too long for them. */
const MAX_NEXT = 2_000;

/** The sign-in, which leads back to where the request was for. */
function signInFor({ url, method }: Request): string {
  const { pathname, search } = new URL(url);
  const next = encodeURIComponent(method === "GET" ? pathname + search : pathname);
  return next.length > MAX_NEXT ? "/admin/sign-in" : `/admin/sign-in?next=${next}`;
}

/**
 * Where to go after the sign-in: a page of the admin, and never another site. The path is parsed
 * as a browser would, since `/admin/..//evil.example` and `/\evil.example` look like ours.
 */
export function safeNext(next: string | null): string {
  const base = "http://here.invalid";
  if (!next?.startsWith("/admin") || !URL.canParse(next, base)) return "/admin";
  const { origin, pathname, search } = new URL(next, base);
  const inside = origin === base && /^\/admin(\/|$)/.test(pathname);
  return inside && !openRoutes.has(pathname) ? pathname + search : "/admin";
}
