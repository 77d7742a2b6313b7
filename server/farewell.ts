import type { Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long requests in flight may take to finish once no new ones are taken. */
const MAX_FAREWELL_MS = 10_000;

/**
 * Makes a server able to stop without losing a request. To be called before it gets other listeners.
 *
 * A proxy that keeps connections open may send a form on one at the very moment we close it. It
 * cannot know whether we took it, so it must not send it again. Therefore we go on taking requests
 * for a while, each answered with `connection: close`, until the proxy has noticed or has itself
 * closed what it does not use.
 *
 * @param drainSeconds how long to go on; 0 where nothing stands in front.
 * @returns what stops it; resolves when every connection is closed.
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
