import type { IncomingMessage } from "node:http";

/**
 * What a request asks for, as path and query, once it is clear which host it is for. Node takes the
 * first of two Host lines and a proxy perhaps the second, and with an address in the request line
 * (RFC 9112, section 3.2.2) it hands both on.
 *
 * @returns undefined when the request names two hosts, or nothing on one.
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
  if (authority === undefined || authority.toLowerCase() !== host?.toLowerCase()) return undefined;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * Whether a path says the same to everybody who decodes it once, as RFC 3986 has it. Astro decodes
 * up to ten times and takes a backslash for a slash, so that `/%2561dmin` would lead to the admin
 * past a proxy that keeps strangers from `/admin`.
 *
 * @param target path and query, which may hold anything.
 */
export function isPlainPath(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  try {
    return !/%[0-9a-f]{2}|[\\\p{Cc}]/iu.test(decodeURIComponent(path));
  } catch {
    return false; // not UTF-8
  }
}
