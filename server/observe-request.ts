import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Counts } from "../src/core/analytics/counts.ts";
import { visitOf } from "../src/core/analytics/visit.ts";
import type { Log } from "../src/platform/log.ts";
import type { Metrics } from "../src/platform/metrics.ts";
import type { KnownRequest } from "../src/platform/request-context.ts";
import { loggedPath } from "./private-links.ts";

/**
 * Gives a request an id, which `answer` must send in x-request-id. When it is over, logs one line
 * (the path without its query, which may contain personal data, or a token) and counts it.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, counts }: { log: Log; metrics: Metrics | undefined; counts: Counts },
  answer: (known: KnownRequest) => void,
): void {
  const started = performance.now();
  const known: KnownRequest = { requestId: randomUUID() };
  response.once("close", () => {
    const ms = performance.now() - started;
    const method = request.method ?? "";
    const status = response.writableFinished ? response.statusCode : "aborted";
    log.info(
      {
        requestId: known.requestId,
        method,
        path: loggedPath(request.url ?? ""),
        status,
        ms: Math.round(ms * 10) / 10,
      },
      "request",
    );
    metrics?.requestDone({ method, route: known.route ?? "none", status, seconds: ms / 1000 });
    // A customer's pages are no business of our counts.
    if ((status === 200 || status === 304) && known.route !== "hosted") {
      const visit = visitOf({ method, url: request.url ?? "/" }, (name) => {
        const value = request.headers[name];
        return Array.isArray(value) ? value[0] : value;
      });
      if (visit) counts.add(visit.page, visit.event);
    }
  });
  answer(known);
}
