import { originOfSlug } from "../../../core/sites/hosts.ts";
import { findLeftWords } from "../../../core/sites/left-words.ts";
import {
  listApprovedReleases,
  type ReleaseRow,
  type ReleaseServices,
} from "../../../core/sites/releases.ts";
import { findSite, type Site } from "../../../core/sites/sites.ts";
import { isUuid } from "../../../platform/is-uuid.ts";

const SHOWN = 10;

/** What the page of a live site, or one that could be, shows. */
export type LiveView = {
  site: Site;
  /** Where it is served, or will be; undefined until somebody chose a name. */
  origin: string | undefined;
  sitesDomain: string;
  /** Approved ones, the newest first. */
  releases: ReleaseRow[];
  /** What the live one says in titles and descriptions and nowhere else. */
  leftWords: string[];
};

export async function viewLive(
  { database, files, config }: ReleaseServices,
  id: string,
): Promise<LiveView | undefined> {
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  return {
    site,
    origin: site.slug === null ? undefined : originOfSlug(site.slug, config),
    sitesDomain: config.sitesDomain,
    releases: await listApprovedReleases(database, id, { limit: SHOWN }),
    leftWords: (await findLeftWords({ database, files }, [id])).get(id) ?? [],
  };
}
