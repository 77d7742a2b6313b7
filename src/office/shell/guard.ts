import type { Operator } from "../../core/operators/schema.ts";
import { currentOperator } from "../../core/operators/signing-in/signing-in.ts";
import { operatorOfToken } from "../../core/operators/signing-in/tokens.ts";
import type { AuthServices, Visit } from "../../core/operators/signing-in/visit.ts";

/** The only pages under /admin and endpoints under /api that are open to strangers. */
export const openRoutes: ReadonlySet<string> = new Set([
  "/admin/sign-in",
  "/admin/set-up",
  "/admin/forgot-password",
  "/admin/reset-password",
  "/api/token",
]);

/** Whether a page or endpoint is for operators. `route` is its pattern or its path. */
export function isOperatorsArea(route: string): boolean {
  return /^\/(admin|api)(\/|\.|$)/i.test(route);
}

export type Admission = { operator: Operator | undefined } | { refusal: Response };

type GuardServices = AuthServices & Parameters<typeof operatorOfToken>[0];

/**
 * Decides who gets into the operators' area. A page sends strangers to the sign-in; an endpoint
 * under /api tells them why not.
 *
 * @param route the pattern of the file that answers. Unlike a request's path, it has only one
 * spelling.
 */
export async function admit(
  services: GuardServices,
  visit: Visit,
  request: Request,
  route: string,
): Promise<Admission> {
  if (openRoutes.has(route)) {
    // These can still answer while the database is away.
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

/** Proxies and browsers refuse a response whose headers are too long. */
const MAX_NEXT = 2_000;

/** The sign-in, which leads back to the requested page. */
function signInFor({ url, method }: Request): string {
  const { pathname, search } = new URL(url);
  const next = encodeURIComponent(method === "GET" ? pathname + search : pathname);
  return next.length > MAX_NEXT ? "/admin/sign-in" : `/admin/sign-in?next=${next}`;
}

/**
 * Where to go after the sign-in: an admin page, never another site. The path is parsed as a browser
 * would parse it, since `/admin/..//evil.example` and `/\evil.example` look like ours.
 */
export function safeNext(next: string | null): string {
  const base = "http://here.invalid";
  if (!next?.startsWith("/admin") || !URL.canParse(next, base)) return "/admin";
  const { origin, pathname, search } = new URL(next, base);
  const inside = origin === base && /^\/admin(\/|$)/.test(pathname);
  return inside && !openRoutes.has(pathname) ? pathname + search : "/admin";
}
