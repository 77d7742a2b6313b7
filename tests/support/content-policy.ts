import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

/** A Content-Security-Policy: the values of each directive. */
export type Policy = ReadonlyMap<string, string[]>;

/** Reads the text of a policy, as in a header or a `<meta>`. */
export function parsePolicy(text: string): Policy {
  return new Map(
    text.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

/** The policy that a page itself carries; an empty one where it has none. */
export function ownPolicy(document: HTMLElement): Policy {
  const meta = document.querySelector("meta[http-equiv=content-security-policy]");
  return parsePolicy(meta?.getAttribute("content") ?? "");
}

/** What a policy has to name for each of a page's inline scripts. */
export function scriptHashes(document: HTMLElement): string[] {
  const scripts = document.querySelectorAll("script:not([src]):not([type='application/ld+json'])");
  return [...new Set(scripts.map(({ textContent }) => hashSource(textContent)))];
}

/** What a policy has to name for each of a page's inline stylesheets. */
export function styleHashes(document: HTMLElement): string[] {
  const styles = document.querySelectorAll("style");
  return [...new Set(styles.map(({ textContent }) => hashSource(textContent)))];
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
