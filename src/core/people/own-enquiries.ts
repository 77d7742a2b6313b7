import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { listSiteEnquiries, type SiteEnquiry } from "../enquiries/site-enquiries.ts";
import { findSite, type Site } from "../sites/sites.ts";
import type { Person } from "./people.ts";

/** How many are on a page. */
const aPage = 20;
/** How many suspected ones are shown, the newest of them. */
const mostSuspected = 50;

/** What visitors of a site wrote to its owner. */
export type OwnEnquiries = {
  /** Newest first. */
  enquiries: SiteEnquiry[];
  /** Whether these begin with the newest. */
  isFirst: boolean;
  /** The page of older ones comes before this id. */
  older: string | undefined;
  /** What looks as if a program wrote it. */
  suspected: SiteEnquiry[];
  /** Whether there are more of those than are shown. */
  moreSuspected: boolean;
};

/** The site of somebody that is public, or was; undefined for one of somebody else. */
export async function findOwnPublicSite(
  { database }: { database: Database },
  { email }: Person,
  siteId: string,
): Promise<Site | undefined> {
  const site = isUuid(siteId) ? await findSite(database, siteId) : undefined;
  if (site?.email.toLowerCase() !== email.toLowerCase()) return undefined;
  return site.live_release === null ? undefined : site;
}

/** @param before the id before which the list goes on, as an address says it. */
export async function findOwnEnquiries(
  { database }: { database: Database },
  siteId: string,
  before: string,
): Promise<OwnEnquiries> {
  const from = isUuid(before) ? before : undefined;
  const [read, suspected] = await Promise.all([
    // One more shows whether the list goes on.
    listSiteEnquiries(database, siteId, { status: "open", before: from, limit: aPage + 1 }),
    listSiteEnquiries(database, siteId, { status: "suspected", limit: mostSuspected + 1 }),
  ]);
  const enquiries = read.slice(0, aPage);
  return {
    enquiries,
    isFirst: from === undefined,
    older: read.length > aPage ? enquiries.at(-1)?.id : undefined,
    suspected: suspected.slice(0, mostSuspected),
    moreSuspected: suspected.length > mostSuspected,
  };
}
