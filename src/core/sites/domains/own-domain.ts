import type { Database } from "../../../database/client.ts";
import { type HostConfig, hostOfSlug, originOfSlug } from "../releases/hosts.ts";
import { findDomain, lostHosts, type SiteDomain } from "./find-domain.ts";
import { type FoundRecord, type RecordToSet, readFound, recordsToSet, tokenOf } from "./records.ts";

/** What is asked of one name, and what DNS said of it. */
export type OwnRecord = {
  set: RecordToSet[];
  /** “unchecked” before DNS was asked. */
  state: FoundRecord["state"] | "unchecked";
  /** What is there now. */
  now: string[];
};

/** A site’s own domain as its page shows it. */
export type OwnDomain = {
  name: string;
  /**
   * “waiting” for its records; “held” by another site although they are right; “lost” once they lead
   * elsewhere.
   */
  state: "waiting" | "held" | "live" | "lost";
  /** Which of its hosts lead elsewhere. */
  lost: string[];
  checkedAt: Date | null;
  /** In the order in which they matter. */
  records: OwnRecord[];
  /** Where the site is as well, or alone: “https://wattle.example”. */
  freeAddress: string;
};

/**
 * @returns “none” for a site that could have one; undefined where sites have no own domains.
 */
export async function findOwnDomain(
  {
    database,
    config,
  }: { database: Database; config: HostConfig & { sitesAddresses: readonly string[] } },
  { id, slug }: { id: string; slug: string },
): Promise<OwnDomain | "none" | undefined> {
  if (config.sitesAddresses.length === 0) return undefined;
  const domain = await findDomain(database, id);
  if (!domain) return "none";
  const found = readFound(domain.found);
  const sets = recordsToSet({
    ...{ token: tokenOf(id), addresses: config.sitesAddresses },
    freeHost: hostOfSlug(slug, config),
  });
  const record = (which: "txt" | "apex" | "www"): OwnRecord => ({
    set: sets[which],
    ...(found?.[which] ?? { state: "unchecked", now: [] }),
  });
  return {
    name: domain.name,
    state: stateOf(domain),
    lost: lostHosts(domain),
    checkedAt: domain.checked_at,
    records: [
      record("apex"),
      record("www"),
      // It has said what it had to.
      ...(domain.verified_at ? [] : [record("txt")]),
    ],
    freeAddress: originOfSlug(slug, config),
  };
}

function stateOf(domain: SiteDomain): OwnDomain["state"] {
  if (domain.verified_at) return domain.lost_at ? "lost" : "live";
  const found = Object.values(readFound(domain.found) ?? {});
  return found.length > 0 && found.every(({ state }) => state === "right") ? "held" : "waiting";
}
