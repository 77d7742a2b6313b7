import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type RegistryBehaviour = (
  domain: string,
  response: ServerResponse,
  request: IncomingMessage,
) => void;

/**
 * A registry's RDAP server on loopback, and at /dns.json the bootstrap file that names it for every
 * ending we offer. Keeps what it was asked, and how many requests it has had at once.
 */
export async function startRegistry(answer: RegistryBehaviour) {
  const asked: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = createServer((request, response) => {
    if (request.url === "/dns.json") {
      const endings = ["com", "ai", "app", "co", "online", "au"];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ version: "1.0", services: [[endings, [`${url}/rdap`]]] }));
      return;
    }
    const domain = /^\/rdap\/domain\/([^/?]+)$/.exec(request.url ?? "")?.[1];
    if (!domain) throw new Error(`the registry was asked for ${request.url}`);
    asked.push(domain);
    atOnce++;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once("close", () => atOnce--);
    answer(domain, response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    url,
    bootstrapUrl: `${url}/dns.json`,
    mostAtOnce: () => mostAtOnce,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The registry's record of a registered name (RFC 9083). */
export function sendRecord(domain: string, response: ServerResponse): void {
  response.setHeader("content-type", "application/rdap+json");
  response.end(
    JSON.stringify({
      rdapConformance: ["rdap_level_0"],
      objectClassName: "domain",
      ldhName: domain.toUpperCase(),
      status: ["client transfer prohibited"],
    }),
  );
}

/** The registry's "there is no such name". */
export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { "content-type": "application/rdap+json" });
  response.end(JSON.stringify({ errorCode: 404, title: "Not Found" }));
}
