import { defineMiddleware } from "astro:middleware";
import { clientAddress } from "./platform/client-address.ts";
import { readConfig } from "./platform/config.ts";
import { startServices } from "./services.ts";

/**
 * Gives pages what they work with. A page that is rendered at build gets facts about the company
 * and no services.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const config = readConfig();
  context.locals.company = { name: config.companyName, supportEmail: config.supportEmail };
  if (!context.isPrerendered) {
    context.locals.services = await startServices();
    context.locals.visitor = clientAddress(
      context.clientAddress,
      context.request.headers.get("x-forwarded-for"),
      config.trustProxy,
    );
  }
  const response = await next();
  // What is rendered for one visitor is for no shared cache, unless a page says otherwise.
  if (!context.isPrerendered && !response.headers.has("cache-control")) {
    response.headers.set("cache-control", "private, no-cache");
  }
  return response;
});
