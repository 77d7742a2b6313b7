import type { IncomingMessage } from "node:http";
import { plainHost } from "../src/core/sites/releases/hosts.ts";

/**
 * A request's path and query, if it is clear which host it is for. Of two Host lines Node takes the
 * first, and a proxy perhaps the second; with a URL in the request line (RFC 9112, section 3.2.2)
 * it passes on both.
 *
 * @returns undefined if the request names two hosts, or nothing on one.
 */
export function requestTarget({ url = "", rawHeaders }: IncomingMessage): string | undefined {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== "host") continue;
    if (host !== undefined) return undefined;
    host = rawHeaders[index + 1];
  }
  if (url.startsWith("/")) return url;
  const [, authority, rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (authority === undefined || host === undefined) return undefined;
  if (plainHost(authority) !== plainHost(host)) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Whether decoding a path once, as RFC 3986 says, gives its final meaning. Astro decodes up to ten
 * times and treats a backslash as a slash, so `/%2561dmin` would get past a proxy that blocks
 * `/admin`.
 *
 * @param target path and query, which may contain anything.
 */
export function isPlainPath(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  try {
    return !/%[0-9a-f]{2}|[\\\p{Cc}]/iu.test(decodeURIComponent(path));
  } catch {
    return false; // not UTF-8
  }
}
