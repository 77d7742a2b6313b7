import { defineMiddleware } from "astro:middleware";
import type { APIContext, MiddlewareNext } from "astro";
import { startVisit } from "./core/operators/signing-in/visit.ts";
import { companyAtStart, withCompany } from "./delivery/company-in-pages.ts";
import { admit, isOperatorsArea } from "./office/shell/guard.ts";
import { clientAddress } from "./platform/client-address.ts";
import { readConfig } from "./platform/config.ts";
import { describeError, framesOf } from "./platform/log.ts";
import { requestContext } from "./platform/request-context.ts";
import { startServices } from "./services/create-services.ts";

/**
 * Gives pages their services, and lets only operators into their area. A page rendered at build
 * time gets no services, and placeholders for what the start fills in.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  context.locals.company = companyAtStart;
  if (context.isPrerendered) return import.meta.env.DEV ? named(await next()) : next();
  const config = readConfig();
  context.locals.company = {
    name: config.companyName,
    supportEmail: config.supportEmail,
    url: config.publicUrl,
  };
  const known = requestContext.getStore();
  if (known) known.route = context.routePattern;
  context.locals.services = await startServices();
  context.locals.visitor = clientAddress(
    context.clientAddress,
    context.request.headers.get("x-forwarded-for"),
    config.trustProxy,
  );
  const route = [context.routePattern, context.url.pathname].find(isOperatorsArea);
  try {
    return await (route === undefined ? forVisitors(next) : forOperators(context, next, route));
  } catch (error) {
    const about = { route: context.routePattern, ...describeError(error), at: framesOf(error) };
    context.locals.services.log.error(about, "page: failed");
    // Astro prints thrown errors, and the query builder's messages contain what people typed.
    throw new Error("a page failed, the line before says why");
  }
});

/** What the start does with a built page; the development server has none. */
async function named(page: Response): Promise<Response> {
  const { companyName: name, supportEmail, publicUrl: url } = readConfig();
  const html = withCompany(await page.text(), ".html", { name, supportEmail, url });
  return new Response(html, page);
}

/** Pages rendered for one visitor stay out of shared caches, unless a page says otherwise. */
async function forVisitors(next: MiddlewareNext): Promise<Response> {
  const response = await next();
  if (!response.headers.has("cache-control")) {
    response.headers.set("cache-control", "private, no-cache");
  }
  nameCharset(response.headers);
  return response;
}

/** Answers for operators stay out of caches and search engines. */
async function forOperators(context: APIContext, next: MiddlewareNext, route: string) {
  const { locals, request } = context;
  locals.visit = startVisit(request, locals.visitor);
  const admission = await admit(locals.services, locals.visit, request, route);
  if ("operator" in admission) locals.operator = admission.operator;
  const { body, status, statusText, headers } =
    "refusal" in admission ? admission.refusal : await next();
  const response = new Response(body, { status, statusText, headers });
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-robots-tag", "noindex");
  nameCharset(response.headers);
  for (const cookie of locals.visit.cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** Astro leaves it to the page itself, of which a browser has guessed the first bytes by then. */
function nameCharset(headers: Headers): void {
  if (headers.get("content-type") !== "text/html") return;
  headers.set("content-type", "text/html; charset=utf-8");
}
