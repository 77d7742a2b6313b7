import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

const CHECK_EVERY_MS = 100;

/**
 * A load balancer as clouds rent them out: asks each process whether it is ready and sends visitors
 * to those in turn. A request that could not be delivered goes to the next process. One that was
 * delivered and not answered is the visitor's loss (502, with `x-lost-at`), whatever its method.
 */
export async function startBalancer(processes: readonly { url: string }[]) {
  const agent = new Agent({ keepAlive: true });
  const targets = processes.map(({ url }) => ({ url, isReady: true }));
  const stopping = new AbortController();
  const checks = targets.map(async (target) => {
    while (!stopping.signal.aborted) {
      const answer = await fetch(`${target.url}/readyz`).catch(() => undefined);
      await answer?.text();
      target.isReady = answer?.status === 200;
      await sleep(CHECK_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  });

  let turn = 0;
  let refusals = 0;
  async function forward(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    turn += 1;
    const inTurn = targets.map((_, n) => targets[(turn + n) % targets.length]);
    for (const target of inTurn.filter((candidate) => candidate?.isReady)) {
      const outcome = await send(target?.url ?? "", incoming, body, response);
      if (outcome === "answered") return;
      if (outcome === "refused") refusals += 1;
      if (outcome === "lost") {
        response.writeHead(502, { "x-lost-at": target?.url }).end();
        return;
      }
    }
    response.writeHead(502).end("no process is ready");
  }

  function send(
    to: string,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<"answered" | "refused" | "lost"> {
    return new Promise((resolve) => {
      const { hostname, port } = new URL(to);
      const options = { agent, hostname, port, method, path: url, headers };
      request(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders.filter(notOfConnection));
        answer.pipe(response).once("close", () => resolve("answered"));
        answer.once("error", () => response.destroy());
      })
        .once("error", (error: NodeJS.ErrnoException) =>
          resolve(error.code === "ECONNREFUSED" ? "refused" : "lost"),
        )
        .end(body);
    });
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    /** How often it sent somebody to a process that was not there any more. */
    refusals: () => refusals,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await Promise.all(checks);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** Raw headers are name, value, name, value. */
function notOfConnection(_text: string, index: number, all: string[]): boolean {
  return !/^(connection|keep-alive)$/i.test(all[index - (index % 2)] ?? "");
}
