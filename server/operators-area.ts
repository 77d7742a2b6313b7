import type { IncomingMessage, ServerResponse } from "node:http";
import { isOperatorsArea } from "../src/office/shell/guard.ts";

/**
 * Keeps answers under /admin and /api out of caches and search engines, even if no page makes them:
 * a redirect to the URL without its trailing slash, or a 404.
 */
export function keepOutOfCaches(request: IncomingMessage, response: ServerResponse): void {
  if (!isOperatorsArea(plainPath(request.url ?? "/"))) return;
  response.setHeader("cache-control", "no-store");
  response.setHeader("x-robots-tag", "noindex");
}

/** The path in any spelling: encoded letters, repeated slashes, dots that lead elsewhere. */
export function plainPath(url: string): string {
  const path = (url.split("?", 1)[0] ?? url).replace(/^\/+/, "/");
  try {
    return decodeURIComponent(new URL(path, "http://host.invalid").pathname);
  } catch {
    return path;
  }
}
