import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Hosting } from "../src/core/sites/releases/hosting.ts";
import { plainHost } from "../src/core/sites/releases/hosts.ts";
import type { Log } from "../src/platform/log.ts";
import type { Metrics } from "../src/platform/metrics.ts";
import type { Lifecycle } from "../src/services/lifecycle.ts";

type Watched = Pick<Lifecycle, "isHealthy" | "readiness"> & {
  metrics: Metrics;
  hosting: Hosting;
  log: Log;
};

/**
 * Serves `GET /metrics`, `/internal/tls-ask` and, once more, `/healthz` and `/readyz` on its own
 * address, which visitors cannot reach.
 *
 * @returns a function that closes it.
 */
export async function serveMetrics(
  { metrics, hosting, log, isHealthy, readiness }: Watched,
  { host, port }: { host: string; port: number },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const [path, query] = request.method === "GET" ? (request.url?.split("?") ?? []) : [];
    if (path === "/metrics") {
      const text = await metrics.text();
      response.writeHead(200, { "content-type": metrics.contentType }).end(text);
    } else if (path === "/healthz") {
      response.writeHead((await isHealthy()) ? 200 : 503).end();
    } else if (path === "/readyz") {
      const status = await readiness();
      response.writeHead(status === "ready" ? 200 : 503).end(status);
    } else if (path === "/internal/tls-ask") {
      const host = new URLSearchParams(query).get("domain") ?? "";
      response.writeHead(await statusOfCertificate(hosting, host)).end();
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  log.info({ host, port: (server.address() as AddressInfo).port }, "metrics: serving");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/**
 * Whether a proxy should have a certificate for a host: 200 for a customer’s own domain that leads
 * here, while their site is live.
 */
async function statusOfCertificate(hosting: Hosting, host: string): Promise<200 | 404 | 503> {
  try {
    const site = await hosting.siteOf(plainHost(host));
    return site?.status === "live" && site.ownHosts.includes(plainHost(host)) ? 200 : 404;
  } catch {
    return 503; // the database is away
  }
}
