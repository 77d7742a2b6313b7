import { Resolver } from "node:dns/promises";
import { LRUCache } from "lru-cache";
import type { Log } from "../../platform/log.ts";
import type { Clock } from "./answer.ts";
import { createBootstrap } from "./bootstrap.ts";
import { askDns, dnsEvidence } from "./delegation.ts";
import { createRegistries } from "./registry.ts";

export type DomainCheck = {
  name: string;
  /** True only if the registry says the name is not registered and DNS does not know it. */
  available: boolean;
  /** False if there was no answer: then `available` is false too, and means nothing. */
  checked: boolean;
  /** A URL where anybody can see the evidence. */
  evidence: string;
};

export type DomainChecker = {
  /**
   * Checks domains in parallel, within three seconds whatever the registries do.
   *
   * @param domains lower-case names with their ending, such as "example.com.au".
   * @returns one check for each, in the same order; never rejects.
   */
  check(domains: readonly string[]): Promise<DomainCheck[]>;
};

type DomainCheckerOptions = {
  /** A bootstrap file in IANA's format that replaces the bundled one. */
  bootstrapUrl: string | undefined;
  /** Addresses with an optional port; empty for the system's resolver. */
  dnsServers: readonly string[];
  log: Log;
  clock?: Clock;
};

const DEADLINE_MS = 3_000;
/** How long an answer is kept. Taken names are rarely given up, but free ones go quickly. */
const KEPT_MS = { taken: 24 * 60 * 60_000, free: 10 * 60_000, unchecked: 5_000 };
const MAX_KEPT = 20_000;

/**
 * Checks whether domains are available, by the registry's RDAP server and by DNS. Some registries
 * answer 404 for registered names, hence the second source. A check in progress serves everybody
 * who asks in the meantime.
 */
export function createDomainChecker({
  bootstrapUrl,
  dnsServers,
  log,
  clock = performance,
}: DomainCheckerOptions): DomainChecker {
  const bootstrap = createBootstrap({ url: bootstrapUrl, log });
  const registries = createRegistries(clock);
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);

  const checks = new LRUCache<string, DomainCheck>({
    max: MAX_KEPT,
    perf: clock,
    ttlResolution: 0, // asks the clock each time
    ignoreFetchAbort: true, // a check pushed out by newer ones still answers those who wait for it
    fetchMethod: async (domain, _stale, { options }) => {
      const check = await lookUp(domain, AbortSignal.timeout(DEADLINE_MS));
      options.ttl = KEPT_MS[!check.checked ? "unchecked" : check.available ? "free" : "taken"];
      return check;
    },
  });

  async function lookUp(name: string, deadline: AbortSignal): Promise<DomainCheck> {
    const record = await bootstrap.recordAddress(name);
    const proven = new AbortController();
    const signal = AbortSignal.any([deadline, proven.signal]);
    const [registry, dns] = await Promise.all(
      [record ? registries.ask(record, signal) : "unanswered", askDns(resolver, name, signal)].map(
        async (asked) => {
          const answer = await asked;
          if (answer === "registered") proven.abort(); // the other one cannot change that
          return answer;
        },
      ),
    );
    const evidence = record ?? dnsEvidence(name);
    if (registry === "registered") return { name, available: false, checked: true, evidence };
    if (dns === "registered") {
      return { name, available: false, checked: true, evidence: dnsEvidence(name) };
    }
    const free = registry === "absent" && dns === "absent";
    return { name, available: free, checked: free, evidence };
  }

  return {
    check: (domains) => Promise.all(domains.map((domain) => checks.forceFetch(domain))),
  };
}
