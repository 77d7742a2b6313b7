import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../src/platform/log.ts";
import type { Metrics } from "../src/platform/metrics.ts";

/**
 * Serves `GET /metrics` on an address of its own, which visitors cannot reach.
 *
 * @returns a function that closes it.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    const text = await metrics.text();
    response.writeHead(200, { "content-type": metrics.contentType }).end(text);
  });
  server.listen(port, host);
  await once(server, "listening");
  log.info({ host, port: (server.address() as AddressInfo).port }, "metrics: serving");
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
