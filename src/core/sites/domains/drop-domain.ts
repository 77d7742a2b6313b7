import { eq } from "drizzle-orm";
import { siteDomains } from "../../../database/tables/sites.ts";
import { announceHosting } from "../releases/hosting-state.ts";
import { originOfSlug } from "../releases/hosts.ts";
import { renderLiveAt, serveMoved } from "../releases/publish.ts";
import type { ReleaseServices } from "../releases/releases.ts";
import { findSite, lockSite, recordSiteEvent } from "../sites.ts";
import { mayHaveDomain } from "./domains.ts";
import { findDomain } from "./find-domain.ts";

const actor = "customer";

/**
 * Gives a domain up: the site is served under its free name alone, and the domain is anybody’s who can
 * set its records.
 *
 * @param by.email the customer’s address on record.
 * @returns whether there was one.
 */
export async function dropDomain(
  services: ReleaseServices,
  { siteId, email }: { siteId: string; email: string },
): Promise<boolean> {
  const { database, config } = services;
  const site = await findSite(database, siteId);
  const domain = await findDomain(database, siteId);
  if (!mayHaveDomain(site, email) || !domain) return false;
  const origin = originOfSlug(site.slug ?? "", config);
  const moved = domain.verified_at
    ? await renderLiveAt(services, site, { origin, actor })
    : undefined;
  return database.transaction(async (tx) => {
    const locked = await lockSite(tx, siteId);
    if (!mayHaveDomain(locked, email)) return false;
    const [dropped] = await tx
      .delete(siteDomains)
      .where(eq(siteDomains.site_id, siteId))
      .returning();
    if (!dropped) return false;
    await serveMoved(tx, site, locked, { moved, actor });
    await recordSiteEvent(tx, { siteId, actor, action: "site.domain_dropped", from: dropped.name });
    await announceHosting(tx);
    return true;
  });
}
