import { createHash } from "node:crypto";

const inline = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const policy = /<meta http-equiv="content-security-policy" content="[^"]*"/;
const hashSource = / 'sha256-[A-Za-z0-9+/=]+'/g;

/**
 * Leaves in a built page's policy only the hashes of its own inline scripts and styles, and those in
 * `keep`. Astro writes the hashes of the whole site into every page: half a kilobyte that does not
 * compress, and permission for scripts that the page does not have.
 *
 * @param keep hashes of what a script adds to the page later, such as `sha256-…`
 */
export function ownPolicy(html: string, keep: readonly string[]): string {
  const needed = new Set(keep);
  for (const [, , text = ""] of html.matchAll(inline)) {
    needed.add(`sha256-${createHash("sha256").update(text).digest("base64")}`);
  }
  return html.replace(policy, (meta) =>
    meta.replace(hashSource, (source) => (needed.has(source.slice(2, -1)) ? source : "")),
  );
}
