import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../database/client.ts";
import { siteDomains, sites } from "../../../database/tables/sites.ts";
import { findSite, isClosed, lockSite, recordSiteEvent, type Site } from "../sites.ts";
import { type DomainConfig, type ReadName, readDomainName } from "./domain-name.ts";
import { findDomain } from "./find-domain.ts";

export type ChooseOutcome =
  | { outcome: "chosen" }
  | Exclude<ReadName, { outcome: "name" }>
  /** Another site is live under it. */
  | { outcome: "taken" }
  /** The site is live under another name, which has to be given up first. */
  | { outcome: "has one" }
  /** There is no such site, or it isn’t theirs, or not where a domain could lead. */
  | { outcome: "missing" };

type Choice = {
  siteId: string;
  /** The customer’s address on record. */
  email: string;
  typed: string;
};

/**
 * Writes down under which domain a customer wants their site. Nothing is served there before its
 * records are right, so anybody may type anybody’s.
 */
export async function chooseDomain(
  services: {
    database: Database;
    config: DomainConfig & { sitesAddresses: readonly string[] };
  },
  { siteId, email, typed }: Choice,
): Promise<ChooseOutcome> {
  if (services.config.sitesAddresses.length === 0) return { outcome: "missing" };
  const read = readDomainName(typed, services.config);
  if (read.outcome !== "name") return read;
  const { name } = read;
  return services.database.transaction(async (tx): Promise<ChooseOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!mayHaveDomain(site, email)) return { outcome: "missing" };
    const present = await findDomain(tx, siteId);
    if (present?.name === name) return { outcome: "chosen" };
    if (present?.verified_at) return { outcome: "has one" };
    if (await isHeldByAnother(tx, { siteId, name })) return { outcome: "taken" };
    const begun = { name, found: null, checked_at: null, created_at: sql`now()` };
    await tx
      .insert(siteDomains)
      .values({ site_id: siteId, ...begun })
      .onConflictDoUpdate({ target: siteDomains.site_id, set: begun });
    await recordSiteEvent(tx, {
      ...{ siteId, actor: "customer", action: "site.domain_chosen", to: name },
    });
    return { outcome: "chosen" };
  });
}

/** Whether a site is this customer’s and has a domain, verified or not. */
export async function hasDomain(
  { database }: { database: Database },
  { siteId, email }: { siteId: string; email: string },
): Promise<boolean> {
  const site = await findSite(database, siteId);
  return mayHaveDomain(site, email) && (await findDomain(database, siteId)) !== undefined;
}

/** Whether another site is live under a name, and has not lost it since, nor closed. */
export async function isHeldByAnother(
  database: Queryable,
  { siteId, name }: { siteId: string; name: string },
): Promise<boolean> {
  const holders = await database
    .select({ status: sites.status })
    .from(siteDomains)
    .innerJoin(sites, eq(sites.id, siteDomains.site_id))
    .where(
      and(
        eq(siteDomains.name, name),
        ne(siteDomains.site_id, siteId),
        isNotNull(siteDomains.verified_at),
        isNull(siteDomains.lost_at),
      ),
    );
  return holders.some((site) => !isClosed(site));
}

/** Whether a site is this customer’s, and a domain can lead there. */
export function mayHaveDomain(site: Site | undefined, email: string): site is Site {
  if (site?.email.toLowerCase() !== email.toLowerCase()) return false;
  return site.slug !== null && (site.status === "live" || site.status === "suspended");
}
