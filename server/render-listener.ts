import { promisify } from "node:util";
import { brotliCompress, constants as zlib } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import type { createApp } from "astro/app/entrypoint";
import type { Prerendered } from "../src/delivery/prerendered.ts";
import { isByVisitor } from "../src/platform/http/take-request.ts";
import { describeError, type Log } from "../src/platform/log.ts";
import { headersFor } from "./private-links.ts";
import { isPlainPath } from "./request-target.ts";

/** Everything that is not a built file: pages rendered on request, endpoints, unknown paths. */
export function renderListener(
  app: Pick<ReturnType<typeof createApp>, "render">,
  prerendered: Prerendered,
  headersOfAll: [name: string, value: string][],
  { behindProxy, log }: { behindProxy: boolean; log: Log },
) {
  const answer = async (received: Request, clientAddress = "") => {
    const request = asOneClick(behindProxy ? atForwardedProtocol(received) : received);
    const response = await app.render(request, {
      clientAddress,
      addCookieHeader: true,
      prerenderedErrorPageFetch: (address) =>
        Promise.resolve(prerendered.errorPage(/\/500\b/.test(address) ? 500 : 404)),
    });
    return compressPage(request, response);
  };
  const refusal = (status: number) => withHeaders(new Response(null, { status }), headersOfAll);
  return getRequestListener(
    async (received, { incoming }) => {
      const headers = headersFor(incoming.url ?? "", headersOfAll);
      if (incoming.method === "TRACE") return refusal(405); // a Request cannot have one
      if (!isPlainPath(incoming.url ?? "")) return withHeaders(prerendered.errorPage(404), headers);
      try {
        return withHeaders(await answer(received, incoming.socket.remoteAddress), headers);
      } catch (error) {
        if (incoming.destroyed || isByVisitor(error)) return refusal(400); // nobody is listening
        log.error(describeError(error), "request: no answer could be made");
        return withHeaders(prerendered.errorPage(500), headers);
      }
    },
    { errorHandler: () => refusal(400) }, // for a host, say, that cannot be one
  );
}

/**
 * The request as the visitor sent it to the TLS proxy, since a form post's origin is compared with
 * the request's URL. Not Astro's `allowedDomains`, which is fixed at build time.
 */
function atForwardedProtocol(request: Request): Request {
  if (request.headers.get("x-forwarded-proto") !== "https") return request;
  return new Request(request.url.replace(/^http:/, "https:"), request);
}

/**
 * An email app's one-click post to a link in our emails (RFC 8058) has no origin, which Astro would
 * refuse. Browsers always send one, so this lets no other site post, and the post can do only what
 * the link allows.
 */
function asOneClick(request: Request): Request {
  const { pathname, origin } = new URL(request.url);
  const isOneClick = request.method === "POST" && pathname === "/leave";
  if (!isOneClick || request.headers.has("origin")) return request;
  return new Request(request.url, { method: "POST", headers: { origin } });
}

function withHeaders(response: Response, added: [name: string, value: string][]): Response {
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers); // a redirect's headers cannot be changed in place
  const policy = "content-security-policy";
  // Shown in one of our frames: it says itself who may frame it, and has its own whole policy.
  const isFramed = headers.get(policy)?.includes("frame-ancestors 'self'");
  for (const [name, value] of added) {
    if (isFramed && (name === policy || name === "x-frame-options")) continue;
    if (name === policy) headers.append(name, value);
    else headers.set(name, value);
  }
  return new Response(body, { status, statusText, headers });
}

/**
 * A page in brotli if the visitor accepts it. What was rendered is sent unchanged: it may contain
 * anything a visitor typed (docs/security.md#from-a-visitors-words-to-a-page).
 */
async function compressPage(request: Request, response: Response): Promise<Response> {
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  if (!isHtml || !response.body) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const page = await response.arrayBuffer(); // whole, so that a page that fails halfway is a 500
  headers.append("vary", "accept-encoding");
  if (!/\bbr\b/.test(request.headers.get("accept-encoding") ?? "")) {
    return new Response(page, { status, headers });
  }
  headers.delete("content-length");
  headers.set("content-encoding", "br");
  return new Response(await compress(page, { params }), { status, headers });
}

const compress = promisify(brotliCompress);
/** Costs about a millisecond per page. */
const params = { [zlib.BROTLI_PARAM_QUALITY]: 4 };
