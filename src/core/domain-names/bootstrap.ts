import { LRUCache } from "lru-cache";
import * as z from "zod";
import { describeError, type Log } from "../../platform/log.ts";
import bundled from "./rdap-bootstrap.json" with { type: "json" };

/** Base address of the RDAP server for each ending, such as "com" or "au". */
type RdapServers = ReadonlyMap<string, string>;

const DAY_MS = 24 * 60 * 60_000;
const MAX_READING_MS = 2_000;

/**
 * Which RDAP server answers for a domain: from the bundled list, or from the one at `url`, read
 * again every day. If that fails, it is tried again each minute and the bundled list is used
 * in the meantime.
 *
 * @param url of a file in IANA's format (RFC 9224).
 */
export function createBootstrap({ url, log }: { url: string | undefined; log: Log }) {
  const bundledServers = rdapServers(bundled);
  const readings = new LRUCache<string, RdapServers>({
    max: 1,
    ttl: DAY_MS,
    allowStale: true,
    fetchMethod: async (address, last, { options }) => {
      try {
        const response = await fetch(address, { signal: AbortSignal.timeout(MAX_READING_MS) });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return rdapServers(await response.json());
      } catch (error) {
        log.warn(describeError(error), "domains: RDAP_BOOTSTRAP_URL cannot be read");
        options.ttl = 60_000;
        return last ?? bundledServers;
      }
    },
  });
  if (url !== undefined) void readings.fetch(url); // before the first visitor
  return {
    /** @returns the address of the domain's record, or undefined for an ending without a server. */
    async recordAddress(domain: string): Promise<string | undefined> {
      const servers = url === undefined ? bundledServers : await readings.fetch(url);
      const base = baseFor(servers ?? bundledServers, domain);
      return base && new URL(`domain/${domain}`, base).href;
    },
  };
}

const bootstrapSchema = z.object({
  services: z.array(z.tuple([z.array(z.string()), z.array(z.url({ protocol: /^https?$/ }))])),
});

function rdapServers(file: unknown): RdapServers {
  const servers = new Map<string, string>();
  for (const [endings, addresses] of bootstrapSchema.parse(file).services) {
    const base = addresses.find((address) => address.startsWith("https:")) ?? addresses[0];
    if (!base) continue;
    for (const ending of endings) {
      servers.set(ending.toLowerCase(), base.endsWith("/") ? base : `${base}/`);
    }
  }
  return servers;
}

/** The entry that shares the most labels with the domain (RFC 9224 section 4). */
function baseFor(servers: RdapServers, domain: string): string | undefined {
  const labels = domain.split(".");
  for (let first = 1; first < labels.length; first++) {
    const base = servers.get(labels.slice(first).join("."));
    if (base) return base;
  }
  return undefined;
}
