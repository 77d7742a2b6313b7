import { createHash } from "node:crypto";

const inline = {
  script: /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style\b[^>]*>([\s\S]*?)<\/style>/g,
};

/**
 * A built page's policy without the hashes of scripts and styles of other pages: a kilobyte that does
 * not compress. It can only take away: what is in the page and was not allowed stays forbidden.
 *
 * @param policy what the build allows
 */
export function narrowPolicy(policy: string, html: string): string {
  return policy.replaceAll(/(script|style)-src[^;]*/g, (directive, kind: "script" | "style") => {
    const used = new Set([...html.matchAll(inline[kind])].map(([, text = ""]) => hashSource(text)));
    const sources = directive.split(" ");
    return sources.filter((source) => !source.startsWith("'sha256-") || used.has(source)).join(" ");
  });
}

/** What a policy names an inline script or stylesheet by. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
