import type { IncomingMessage, ServerResponse } from "node:http";
import { type Asked, hostedHeaders, sendPage } from "../src/hosted/answers.ts";
import { createFairTurns } from "../src/hosted/fair-turns.ts";
import { busyPage, strangersPage, troublePage } from "../src/hosted/plain-page.ts";
import { createPostsAtOnce } from "../src/hosted/posts-at-once.ts";
import { serveSite } from "../src/hosted/serve-site.ts";
import { describeError } from "../src/platform/log.ts";
import type { KnownRequest } from "../src/platform/request-context.ts";
import type { Services } from "../src/services/services.ts";
import type { Owner } from "./hosts.ts";

/** What load balancers ask a process itself, by whatever name they know it. */
const HEALTH = /^\/(healthz|readyz)(\?|$)/;

/**
 * Answers what is not for our own host: a customer’s site, or 421 where there is none.
 *
 * @returns whether it was answered; a question after this process’s health is not.
 */
export function customersHosts(services: Services) {
  const { hosting, log, config } = services;
  const common = hostedHeaders(config);
  const turnOf = createFairTurns();
  const serving = { ...services, postOf: createPostsAtOnce() };
  return async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    owner: Exclude<Owner, { who: "us" }>,
    known: KnownRequest,
  ): Promise<boolean> {
    const headers = [...common, "x-request-id", known.requestId];
    const asked: Asked = { request, response, headers };
    try {
      const site = owner.who === "customer" ? await hosting.siteOf(owner.name) : undefined;
      if (!site && HEALTH.test(request.url ?? "")) return false;
      known.route = "hosted";
      if (!site) sendPage(asked, strangersPage);
      else if (!(await turnOf(site.id))) sendPage(asked, busyPage, "connection", "close");
      else if (!request.socket.destroyed) await serveSite(serving, site, asked);
    } catch (error) {
      log.error(describeError(error), "hosting: no answer could be made");
      if (response.headersSent) response.destroy();
      else sendPage(asked, troublePage);
    }
    return true;
  };
}
