import { createHash } from "node:crypto";

const policy = /<meta http-equiv="content-security-policy" content="[^"]*"/;
const hashSource = / 'sha256-[A-Za-z0-9+/=]+'/g;
const inline = {
  script: /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style\b[^>]*>([\s\S]*?)<\/style>/g,
};

/**
 * Puts into a built page's policy the hashes of its own inline scripts and styles, and those in
 * `keep`, instead of Astro's. Astro writes the hashes of the whole site into every page: half a
 * kilobyte that does not compress, and permission for scripts that the page does not have.
 *
 * @param keep hashes of styles that a script adds to the page later, such as `sha256-…`
 */
export function ownPolicy(html: string, keep: readonly string[]): string {
  const hashes = {
    script: hashesOf(html, "script"),
    style: [...keep, ...hashesOf(html, "style")],
  };
  return html.replace(policy, (meta) =>
    meta.replaceAll(/(script|style)-src[^;"]*/g, (directive, kind: "script" | "style") =>
      [directive.replaceAll(hashSource, ""), ...hashes[kind].map((hash) => `'${hash}'`)].join(" "),
    ),
  );
}

function hashesOf(html: string, kind: keyof typeof inline): string[] {
  const hashes = [...html.matchAll(inline[kind])].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
  return [...new Set(hashes)];
}
