import type { ServerResponse } from "node:http";
import { sendJson, startHttp } from "../http.ts";

type RegistryBehaviour = (domain: string, response: ServerResponse) => void;

/**
 * A registry's RDAP server on loopback, and at /dns.json the bootstrap file that names it for every
 * ending we offer. Keeps what it was asked, and how many requests it has had at once.
 */
export async function startRegistry(answer: RegistryBehaviour) {
  const asked: string[] = [];
  let atOnce = 0;
  let maxInvitedAtOnce = 0;
  const server = await startHttp((request, response) => {
    if (request.url === "/dns.json") {
      const endings = ["com", "ai", "app", "co", "online", "au"];
      sendJson(response, { version: "1.0", services: [[endings, [`${server.url}/rdap`]]] });
      return;
    }
    const domain = /^\/rdap\/domain\/([^/?]+)$/.exec(request.url ?? "")?.[1];
    if (!domain) throw new Error(`the registry was asked for ${request.url}`);
    asked.push(domain);
    atOnce++;
    maxInvitedAtOnce = Math.max(maxInvitedAtOnce, atOnce);
    response.once("close", () => atOnce--);
    answer(domain, response);
  });
  return {
    ...server,
    asked,
    bootstrapUrl: `${server.url}/dns.json`,
    maxInvitedAtOnce: () => maxInvitedAtOnce,
  };
}

/** The registry's record of a registered name (RFC 9083). */
export function sendRecord(domain: string, response: ServerResponse): void {
  sendJson(response, {
    rdapConformance: ["rdap_level_0"],
    objectClassName: "domain",
    ldhName: domain.toUpperCase(),
    status: ["client transfer prohibited"],
  });
}

/** The registry's "there is no such name". */
export function sendNotFound(response: ServerResponse): void {
  response.statusCode = 404;
  sendJson(response, { errorCode: 404, title: "Not Found" });
}
