import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests in flight may take to finish once no new ones are accepted. */
const MAX_FAREWELL_MS = 10_000;

/**
 * Lets a server stop without losing a request. Call it before adding other listeners.
 *
 * A proxy that keeps connections open may send a form just as we close one. It cannot know whether
 * we received it, so it must not send it again. So we go on taking requests for a while, each
 * answered with `connection: close`, until the proxy has noticed or has closed its unused
 * connections.
 *
 * @param drainSeconds how long to go on; 0 without a proxy.
 * @returns a function that stops it and resolves when every connection is closed.
 */
export function farewell(server: Server, drainSeconds: number): () => Promise<void> {
  let isStopping = false;
  server.on("request", (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
  });
  return async () => {
    isStopping = true;
    if (!server.listening) return;
    await sleep(drainSeconds * 1_000);
    const closed = new Promise((resolve) => server.close(resolve));
    // Again and again, since a browser keeps its connection open after the answer it waited for.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), MAX_FAREWELL_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
  };
}
