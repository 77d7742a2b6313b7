import type { IncomingMessage, ServerResponse } from "node:http";
import { isOperatorsArea } from "../src/office/shell/guard.ts";

/**
 * Marks the answer to a request below /admin or /api as one for no cache and no search engine, also
 * where no page makes it: a redirect to the address without its last slash, a page that is not there.
 */
export function keepOutOfCaches(request: IncomingMessage, response: ServerResponse): void {
  if (!isOperatorsArea(plainPath(request.url ?? "/"))) return;
  response.setHeader("cache-control", "no-store");
  response.setHeader("x-robots-tag", "noindex");
}

/** The path however it is spelled: encoded letters, several slashes. */
function plainPath(url: string): string {
  const path = (url.split("?", 1)[0] ?? url).replace(/^\/+/, "/");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
