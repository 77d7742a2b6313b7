import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants as zlib } from "node:zlib";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "astro/app/entrypoint";
import { offerFirstSetUp, setUpAddress } from "../src/features/operators/set-up.ts";
import { ConfigError, readConfig } from "../src/platform/config.ts";
import { describeError, type Log } from "../src/platform/log.ts";
import { PrivatePostgresError } from "../src/platform/private-postgres-place.ts";
import { isByVisitor } from "../src/platform/take-request.ts";
import { type Services, startServices } from "../src/services.ts";
import { loadPrerendered, type Prerendered } from "./prerendered.ts";
import { securityHeaders } from "./security-headers.ts";

/** How long a body may take to arrive: a form with files, from a phone on a slow line, and any other. */
const LONGEST_UPLOAD_MS = 15 * 60_000;
const LONGEST_BODY_MS = 30_000;

/** How long requests in flight may take to finish once we are asked to stop. */
const LONGEST_FAREWELL_MS = 10_000;

if (import.meta.main) await main();

async function main(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    process.stderr.write(`${readableError(error)}\n`);
    process.exit(1);
  }
}

/** One readable line for what an operator can mend; the whole error for a bug. */
function readableError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PrivatePostgresError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `${error.message}. Set PORT to a free one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function serve(): Promise<void> {
  const config = readConfig();
  const headers = securityHeaders(config);
  const prerendered = await loadPrerendered(join(import.meta.dirname, "../client"), headers);
  const starting = startServices();
  const server = createServer({
    requestTimeout: LONGEST_UPLOAD_MS,
    headersTimeout: 10_000,
    keepAliveTimeout: 65_000,
  });
  // From the first moment, so that a private PostgreSQL that is being started is stopped again.
  stopOnSignal(async () => {
    await closeServer(server);
    await (await starting).stop();
  });
  const services = await starting;
  const render = renderListener(prerendered, headers, {
    behindProxy: config.trustProxy > 0,
    log: services.log,
  });
  server.on("request", (request, response) => {
    logWhenDone(request, response, services.log);
    limitBodyTime(request);
    if (!prerendered.serve(request, response)) void render(request, response);
  });
  try {
    server.listen(config.port, config.host);
    await once(server, "listening");
  } catch (error) {
    await services.stop();
    throw error;
  }
  await greet(services, server.address());
}

/** Ends a connection whose request is not whole in time. The server's own limit suits uploads. */
function limitBodyTime(request: IncomingMessage): void {
  if (request.headers["content-type"]?.startsWith("multipart/form-data")) return;
  const impatience = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, LONGEST_BODY_MS);
  request.once("close", () => clearTimeout(impatience));
}

/** Takes no new connections, and lets requests in flight finish within their time. */
async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise((resolve) => server.close(resolve));
  // Again and again, since a browser keeps its connection open after the answer it waited for.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), LONGEST_FAREWELL_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
}

/** Everything that is not a built file: pages rendered on request, endpoints, unknown paths. */
function renderListener(
  prerendered: Prerendered,
  headers: [name: string, value: string][],
  { behindProxy, log }: { behindProxy: boolean; log: Log },
) {
  const app = createApp();
  const answer = async (received: Request, { incoming }: { incoming: IncomingMessage }) => {
    const request = asOneClick(behindProxy ? atForwardedProtocol(received) : received);
    const response = await app.render(request, {
      clientAddress: incoming.socket.remoteAddress ?? "",
      addCookieHeader: true,
      prerenderedErrorPageFetch: (address) =>
        Promise.resolve(prerendered.errorPage(/\/500\b/.test(address) ? 500 : 404)),
    });
    return withBrotli(request, response);
  };
  const refusal = (status: number) => withHeaders(new Response(null, { status }), headers);
  return getRequestListener(
    async (received, { incoming }) => {
      if (incoming.method === "TRACE") return refusal(405); // no Request can be made of one
      try {
        return withHeaders(await answer(received, { incoming }), headers);
      } catch (error) {
        if (incoming.destroyed || isByVisitor(error)) return refusal(400); // to nobody
        log.error(describeError(error), "request: no answer could be made");
        return withHeaders(prerendered.errorPage(500), headers);
      }
    },
    { errorHandler: () => refusal(400) }, // for a host, say, that cannot be one
  );
}

/**
 * The request as the visitor sent it to the proxy that ends TLS, since the origin of a form post is
 * compared with the address of the request. Not Astro's `allowedDomains`: that is fixed at build.
 */
function atForwardedProtocol(request: Request): Request {
  if (request.headers.get("x-forwarded-proto") !== "https") return request;
  return new Request(request.url.replace(/^http:/, "https:"), request);
}

/**
 * A mail program's post to a link of ours in a mail (RFC 8058, "one-click") has no origin, which
 * Astro would refuse. A browser always sends one, so this lets no other site post; and the link
 * itself is all that such a post is trusted for.
 */
function asOneClick(request: Request): Request {
  const { pathname, origin } = new URL(request.url);
  const isOneClick = request.method === "POST" && pathname === "/leave";
  if (!isOneClick || request.headers.has("origin")) return request;
  return new Request(request.url, { method: "POST", headers: { origin } });
}

function withHeaders(response: Response, added: [name: string, value: string][]): Response {
  const { status, statusText, body } = response;
  const headers = new Headers(response.headers); // those of a redirect cannot be changed in place
  for (const [name, value] of added) headers.append(name, value);
  return new Response(body, { status, statusText, headers });
}

const compress = promisify(brotliCompress);

/** HTML in brotli where the visitor takes it; quality 4 costs about a millisecond a page. */
async function withBrotli(request: Request, response: Response): Promise<Response> {
  const acceptsBrotli = /\bbr\b/.test(request.headers.get("accept-encoding") ?? "");
  const isHtml = response.headers.get("content-type")?.startsWith("text/html");
  if (!acceptsBrotli || !isHtml || !response.body) return response;
  const page = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set("content-encoding", "br");
  headers.append("vary", "accept-encoding");
  headers.delete("content-length");
  return new Response(await compress(page, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }), {
    status: response.status,
    headers,
  });
}

/** One line a request, with its id; the path without its query, which may hold personal data. */
function logWhenDone(request: IncomingMessage, response: ServerResponse, log: Log): void {
  const started = performance.now();
  const requestId = randomUUID();
  response.setHeader("x-request-id", requestId);
  response.once("close", () => {
    log.info(
      {
        requestId,
        method: request.method,
        path: request.url?.split("?", 1)[0]?.slice(0, 200),
        status: response.writableFinished ? response.statusCode : "aborted",
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  });
}

async function greet(services: Services, address: AddressInfo | string | null): Promise<void> {
  const { config } = services;
  const port = typeof address === "object" ? address?.port : config.port;
  const host = config.host === "127.0.0.1" || config.host === "::1" ? "localhost" : config.host;
  const served = `http://${host}:${port}`;
  const lines = [`${config.companyName} is serving on ${served}`];
  const token = (await services.isHealthy())
    ? await offerFirstSetUp(services).catch(() => undefined)
    : undefined;
  if (token !== undefined) {
    // With PORT=0 nobody could tell beforehand where we would be.
    const link = setUpAddress(config.port === 0 ? served : config.publicUrl, token);
    lines.push(`No operator yet: open ${link} to create the first one`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Stops once, at the first signal; a second one ends the process as it would without us. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${readableError(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
