import { isUnsent } from "../../../core/reviews/unsent.ts";
import {
  type Cancellation,
  findCancellation,
} from "../../../core/sites/cancelling/cancellation.ts";
import { checkKeptOff } from "../../../core/sites/checks/check-kept-off.ts";
import { findKeptOff } from "../../../core/sites/checks/find-kept-off.ts";
import { findLeftWords } from "../../../core/sites/checks/left-words.ts";
import { originOfSite } from "../../../core/sites/domains/find-domain.ts";
import { findOwnDomain, type OwnDomain } from "../../../core/sites/domains/own-domain.ts";
import { finishedContent } from "../../../core/sites/releases/finished-content.ts";
import { phoneOf } from "../../../core/sites/releases/hosting.ts";
import {
  listApprovedReleases,
  type ReleaseRow,
  type ReleaseServices,
} from "../../../core/sites/releases/releases.ts";
import { suggestSlug } from "../../../core/sites/releases/slugs.ts";
import { findRevision } from "../../../core/sites/revisions/revisions.ts";
import { findSite, type Site } from "../../../core/sites/sites.ts";
import type { Database } from "../../../database/client.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { type Needed, neededFor } from "./needed-for.ts";

const SHOWN = 10;

/** What the page of a live site, or one that could be, shows. */
export type LiveView = {
  site: Site;
  /** Where it is served, or will be; undefined until somebody chose a name. */
  origin: string | undefined;
  sitesDomain: string;
  /** The customer’s own, if they have typed one. */
  domain: OwnDomain | undefined;
  /** While it can be taken back. */
  cancellation: Cancellation | undefined;
  /** The phone number on its pages. */
  phone: string | undefined;
  /** For a site that has no address: what that could be. */
  suggestedSlug: string | undefined;
  /** Whether it is public, and says something else than the customer was last sent. */
  isUnsent: boolean;
  /** What it lacks before it can go live; nothing for one that was. */
  needed: Needed[];
  /** Approved ones, the newest first. */
  releases: ReleaseRow[];
  /** What of the newest the customer seems to want kept off it, each as a sentence. */
  keptOff: string[];
  /** What the live one says in titles and descriptions and nowhere else. */
  leftWords: string[];
};

export async function viewLive(
  { database, files, config }: ReleaseServices & { config: { sitesAddresses: readonly string[] } },
  id: string,
): Promise<LiveView | undefined> {
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  const services = { database, files, config };
  const { slug } = site;
  const domain = await findOwnDomain(services, { id, slug: slug ?? "" });
  const releases = await listApprovedReleases(database, id, { limit: SHOWN });
  return {
    site,
    origin: slug === null ? undefined : await originOfSite(database, { id, slug }, config),
    sitesDomain: config.sitesDomain,
    domain: domain === "none" ? undefined : domain,
    cancellation: await findCancellation(database, id),
    phone: await phoneOf(database, site),
    suggestedSlug: slug === null ? await suggestSlug(services, site) : undefined,
    isUnsent: await isUnsent(database, site),
    needed: site.live_release === null ? await neededFor(database, site, releases[0]) : [],
    releases,
    keptOff: await keptOffIn(database, site, releases[0]?.revision),
    leftWords: (await findLeftWords({ database, files }, [id])).get(id) ?? [],
  };
}

async function keptOffIn(
  database: Database,
  site: Site,
  revision: number | undefined,
): Promise<string[]> {
  const keptOff = await findKeptOff(database, site);
  const content =
    revision === undefined || keptOff.size === 0
      ? undefined
      : await findRevision(database, site.id, revision);
  const found = content ? checkKeptOff(finishedContent(content), keptOff) : [];
  return [...new Set(found.map(({ what }) => what))];
}
