import type { Resolver } from "node:dns/promises";
import type { Answer } from "./answer.ts";

/**
 * Whether DNS knows a domain.
 *
 * @returns "registered" if it is delegated to name servers, "absent" only for NXDOMAIN. A name
 * without its own name servers proves neither.
 */
export async function askDns(
  resolver: Resolver,
  domain: string,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = resolver.resolveNs(domain).then(
    (nameServers): Answer => (nameServers.length > 0 ? "registered" : "unanswered"),
    (error: { code?: string }): Answer => (error.code === "ENOTFOUND" ? "absent" : "unanswered"),
  );
  const tooLate = new Promise<Answer>((resolve) => {
    signal.addEventListener("abort", () => resolve("unanswered"), { once: true });
  });
  return Promise.race([answer, tooLate]);
}

/** A URL that shows what DNS says about a domain: Google's public resolver, as JSON. */
export function dnsEvidence(domain: string): string {
  return `https://dns.google/resolve?name=${domain}&type=NS`;
}
