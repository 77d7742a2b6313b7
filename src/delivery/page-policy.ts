import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

/**
 * A built page's policy without the hashes of scripts and styles of other pages: a kilobyte that does
 * not compress. It can only take away: what is in the page and was not allowed stays forbidden.
 *
 * @param policy what the build allows
 */
export function narrowPolicy(policy: string, page: HTMLElement): string {
  const inline = page.querySelectorAll("script, style").map(({ innerHTML }) => innerHTML);
  const used = new Set(inline.map(hashSource));
  const ownOnly = (directive: string) =>
    directive
      .split(" ")
      .filter((source) => !source.startsWith("'sha256-") || used.has(source))
      .join(" ");
  return policy.split(";").map(ownOnly).join(";");
}

/** What a policy names an inline script or stylesheet by. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
