import { createHash } from "node:crypto";

const hashSource = / 'sha256-[A-Za-z0-9+/=]+'/g;
const inline = {
  script: /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style\b[^>]*>([\s\S]*?)<\/style>/g,
};

/**
 * A page's policy with the hashes of its own inline scripts and styles instead of Astro's, which are
 * those of the whole site: a kilobyte that does not compress, and permission for what the page does
 * not have.
 */
export function ownPolicy(policy: string, html: string): string {
  const hashes = { script: hashesOf(html, "script"), style: hashesOf(html, "style") };
  return policy.replaceAll(/(script|style)-src[^;]*/g, (directive, kind: "script" | "style") =>
    [directive.replaceAll(hashSource, ""), ...hashes[kind].map((hash) => `'${hash}'`)].join(" "),
  );
}

function hashesOf(html: string, kind: keyof typeof inline): string[] {
  const hashes = [...html.matchAll(inline[kind])].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`,
  );
  return [...new Set(hashes)];
}
