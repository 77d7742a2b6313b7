import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../src/platform/log.ts";
import type { Metrics } from "../src/platform/metrics.ts";
import { type KnownRequest, requestContext } from "../src/platform/request-context.ts";

/**
 * Answers a request under an id, which every line of the log about it carries; `answer` is to name
 * it in x-request-id. Writes one line when it is over: the path without its query, which may hold
 * personal data.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics }: { log: Log; metrics: Metrics | undefined },
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
        path: request.url?.split("?", 1)[0]?.slice(0, 200),
        ...{ status, ms: Math.round(ms * 10) / 10 },
      },
      "request",
    );
    metrics?.requestDone({ method, route: known.route ?? "none", status, seconds: ms / 1000 });
  });
  requestContext.run(known, answer, known);
}
