import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../src/platform/log.ts";
import type { Metrics } from "../src/platform/metrics.ts";
import type { Lifecycle } from "../src/services/lifecycle.ts";

type Watched = Pick<Lifecycle, "isHealthy" | "readiness"> & { metrics: Metrics; log: Log };

/**
 * Serves `GET /metrics`, and `/healthz` and `/readyz` once more, on an address of its own, which
 * visitors cannot reach.
 *
 * @returns a function that closes it.
 */
export async function serveMetrics(
  { metrics, log, isHealthy, readiness }: Watched,
  { host, port }: { host: string; port: number },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    const path = request.method === "GET" ? request.url : undefined;
    if (path === "/metrics") {
      const text = await metrics.text();
      response.writeHead(200, { "content-type": metrics.contentType }).end(text);
    } else if (path === "/healthz") {
      response.writeHead((await isHealthy()) ? 200 : 503).end();
    } else if (path === "/readyz") {
      const status = await readiness();
      response.writeHead(status === "ready" ? 200 : 503).end(status);
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
