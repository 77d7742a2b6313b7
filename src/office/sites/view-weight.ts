import { type HostConfig, originOfSlug } from "../../core/sites/releases/hosts.ts";
import type { AssetServices } from "../../core/sites/releases/site-assets.ts";
import { type PageWeight, weighPages } from "../../core/sites/releases/weigh-pages.ts";
import { findRevision, UnknownVersion } from "../../core/sites/revisions/revisions.ts";
import { findSite } from "../../core/sites/sites.ts";
import { isUuid } from "../../platform/is-uuid.ts";

export type SiteWeight = { revision: number; pages: PageWeight[] };

/** What the pages of a site weigh as they were last saved; undefined where there is none to weigh. */
export async function viewWeight(
  services: AssetServices & { config: HostConfig },
  siteId: string,
): Promise<SiteWeight | undefined> {
  const site = isUuid(siteId) ? await findSite(services.database, siteId) : undefined;
  if (!site) return undefined;
  try {
    const revision = await findRevision(services.database, siteId);
    if (!revision) return undefined;
    const { document, facts, number } = revision;
    const { config } = services;
    const origin = site.slug ? originOfSlug(site.slug, config) : config.publicUrl;
    const pages = await weighPages(services, { siteId, origin, document, facts });
    return { revision: number, pages };
  } catch (error) {
    if (error instanceof UnknownVersion) return undefined;
    throw error;
  }
}
