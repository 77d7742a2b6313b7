import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

/** A Content-Security-Policy: the values of each directive. */
export type Policy = ReadonlyMap<string, string[]>;

/** Reads the text of a policy, as in a header or a `<meta>`. */
function parsePolicy(text: string): Policy {
  return new Map(
    text.split(";").map((directive) => {
      const [name = "", ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
}

/** The policies of an answer; a header may hold several, and all of them apply. */
export function policiesOf(headers: Headers): Policy[] {
  return (headers.get("content-security-policy") ?? "").split(", ").map(parsePolicy);
}

/** The one that says what runs and loads on a page. */
export function pagePolicy(headers: Headers): Policy {
  const found = policiesOf(headers).filter((policy) => policy.has("default-src"));
  const [policy] = found;
  if (!policy || found.length > 1) throw new Error(`${found.length} policies with default-src`);
  return policy;
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
