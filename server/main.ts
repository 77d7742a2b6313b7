import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createApp } from "astro/app/entrypoint";
import { setUpAddress } from "../src/core/operators/set-up.ts";
import { loadPrerendered } from "../src/delivery/prerendered.ts";
import { securityHeaders } from "../src/delivery/security-headers.ts";
import { ConfigError, readConfig } from "../src/platform/config.ts";
import { nextTurn } from "../src/platform/in-turn.ts";
import { PrivatePostgresError } from "../src/platform/postgres/private-postgres-place.ts";
import { type KnownRequest, requestContext } from "../src/platform/request-context.ts";
import { startServices } from "../src/services/create-services.ts";
import type { Services } from "../src/services/services.ts";
import { customersHosts } from "./customers-hosts.ts";
import { farewell } from "./farewell.ts";
import { createHosts } from "./hosts.ts";
import { serveMetrics } from "./metrics-server.ts";
import { observeRequest } from "./observe-request.ts";
import { keepOutOfCaches } from "./operators-area.ts";
import { renderListener } from "./render-listener.ts";
import { requestTarget } from "./request-target.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/** How long a body may take to arrive: a form with files, from a phone on a slow line, and any other. */
const MAX_UPLOAD_MS = 15 * 60_000;
const MAX_BODY_MS = 30_000;

if (import.meta.main) await main();

async function main(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    process.stderr.write(`${readableError(error)}\n`);
    process.exit(1);
  }
}

/** One readable line for what an operator can fix; the whole error for a bug. */
function readableError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof PrivatePostgresError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const isAboutAddress =
    "syscall" in error && (error.syscall === "listen" || error.syscall === "getaddrinfo");
  return isAboutAddress ? `${error.message}. ${wayOut(error)}` : (error.stack ?? error.message);
}

type ListenError = Error & {
  code?: unknown;
  port?: unknown;
  address?: unknown;
  hostname?: unknown;
};

/** What to set when listening fails. */
function wayOut(error: ListenError): string {
  const { host, metrics } = readConfig();
  const address = error.address ?? error.hostname;
  const isMetrics =
    metrics && (error.port === metrics.port || (address === metrics.host && address !== host));
  const prefix = isMetrics ? "METRICS_" : "";
  if (error.code === "EADDRINUSE") return `Set ${prefix}PORT to a free one.`;
  if (error.code === "EACCES") return `Set ${prefix}PORT to one from 1024 on.`;
  return `Set ${prefix}HOST to an address of this machine.`;
}

async function serve(): Promise<void> {
  const config = readConfig();
  const headers = securityHeaders(config);
  const prerendered = await loadPrerendered(join(import.meta.dirname, "../client"), headers, {
    name: config.companyName,
    supportEmail: config.supportEmail,
    url: config.publicUrl,
  });
  const starting = startServices();
  const server = createServer({
    requestTimeout: MAX_UPLOAD_MS,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5_000, // at Node's 30 s, slow headers would have 40 s
    keepAliveTimeout: 65_000,
  });
  const sayFarewell = farewell(server, config.drainSeconds);
  // From the first moment, so that a private PostgreSQL that is being started is stopped again.
  let closeMetrics = () => {};
  stopOnSignal(async () => {
    void starting.then(
      (services) => services.retire(),
      () => {},
    );
    await sayFarewell();
    closeMetrics();
    await (await starting).stop();
  });
  const services = await starting;
  const app = createApp();
  const builtRoute = builtRoutes(app);
  const render = renderListener(app, prerendered, headers, {
    behindProxy: config.trustProxy > 0,
    log: services.log,
  });
  const ownerOf = createHosts(config);
  const answerForCustomer = customersHosts(services);
  server.on("request", (request, response) => {
    observeRequest(request, response, services, (known) => {
      const target = requestTarget(request);
      if (target === undefined) return refuse(response, headers, known.requestId);
      request.url = target;
      const owner = ownerOf(request);
      if (owner.who === "us") return answerForUs(request, response, known);
      limitBodyTime(request);
      void answerForCustomer(request, response, owner, known).then((isAnswered) => {
        if (!isAnswered) answerForUs(request, response, known);
      });
    });
  });
  function answerForUs(request: IncomingMessage, response: ServerResponse, known: KnownRequest) {
    if (prerendered.serve(request, response, known.requestId)) {
      if (services.metrics) known.route = builtRoute(request.url ?? "/");
      return;
    }
    response.setHeader("x-request-id", known.requestId);
    keepOutOfCaches(request, response);
    limitBodyTime(request);
    // Built pages go first, however many wait to be rendered. Every log line about it has its id.
    void nextTurn().then(() => {
      if (request.socket.destroyed) return; // nobody waits, and its address is gone
      requestContext.run(known, render, request, response);
    });
  }
  try {
    const { metrics } = services;
    if (metrics && config.metrics) {
      closeMetrics = await serveMetrics({ ...services, metrics }, config.metrics);
    }
    server.listen(config.port, config.host);
    await once(server, "listening");
  } catch (error) {
    await services.stop();
    throw error;
  }
  await greet(services, server.address());
}

/** To a request that cannot be told what it is for; what follows on its connection is as doubtful. */
function refuse(
  response: ServerResponse,
  headers: [name: string, value: string][],
  requestId: string,
): void {
  response.writeHead(400, {
    ...Object.fromEntries(headers),
    "content-length": 0,
    connection: "close",
    "x-request-id": requestId,
  });
  response.end();
}

/**
 * Ends a connection whose request is not complete in time. The server's own limit suits uploads.
 */
function limitBodyTime(request: IncomingMessage): void {
  const { headers } = request;
  const hasBody = headers["content-length"] !== undefined || "transfer-encoding" in headers;
  if (!hasBody || headers["content-type"]?.startsWith("multipart/form-data")) return;
  const impatience = setTimeout(() => {
    if (!request.complete) request.destroy();
  }, MAX_BODY_MS);
  request.once("close", () => clearTimeout(impatience));
}

/** The pattern of the page that was built; "file" for scripts, pictures and fonts. */
function builtRoutes(app: ReturnType<typeof createApp>): (url: string) => string {
  const routes = new Map<string, string>();
  return (url) => {
    const path = url.split("?", 1)[0] ?? url;
    const route =
      routes.get(path) ?? app.match(new Request(`http://localhost${path}`), true)?.route ?? "file";
    routes.set(path, route);
    return route;
  };
}

async function greet(services: Services, address: AddressInfo | string | null): Promise<void> {
  const { config } = services;
  const port = typeof address === "object" ? address?.port : config.port;
  const host = config.host === "127.0.0.1" || config.host === "::1" ? "localhost" : config.host;
  const served = `http://${host}:${port}`;
  const lines = [`${config.companyName} is serving on ${served}`];
  const token = (await services.isHealthy())
    ? await services.offerFirstSetUp().catch(() => undefined)
    : undefined;
  if (token !== undefined) {
    // With PORT=0 the address is not known beforehand.
    const link = setUpAddress(config.port === 0 ? served : config.publicUrl, token);
    lines.push(`No operator yet: open ${link} to create the first one`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}
