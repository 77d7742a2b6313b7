import { listSiteEnquiries, type SiteEnquiry } from "../../../core/enquiries/site-enquiries.ts";
import { findSite, type Site } from "../../../core/sites/sites.ts";
import type { Database } from "../../../database/client.ts";
import { isUuid } from "../../../platform/is-uuid.ts";

const PAGE_LENGTH = 25;
export const suspectedShown = 20;

export type SiteEnquiriesView = {
  site: Site;
  /** Newest first. */
  enquiries: SiteEnquiry[];
  /** Whether these begin with the newest. */
  isFirst: boolean;
  /** The page of older ones comes before this id. */
  older: string | undefined;
  suspected: SiteEnquiry[];
};

/** What visitors of a site sent, from an id on (`before`). */
export async function viewSiteEnquiries(
  { database }: { database: Database },
  id: string,
  query: URLSearchParams,
): Promise<SiteEnquiriesView | undefined> {
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  const asked = query.get("before") ?? "";
  const before = isUuid(asked) ? asked : undefined;
  const limit = PAGE_LENGTH + 1; // one more shows whether the list goes on
  const [read, suspected] = await Promise.all([
    listSiteEnquiries(database, id, { status: "open", before, limit }),
    listSiteEnquiries(database, id, { status: "suspected", limit: suspectedShown }),
  ]);
  const enquiries = read.slice(0, PAGE_LENGTH);
  const older = read.length > PAGE_LENGTH ? enquiries.at(-1)?.id : undefined;
  return { site, enquiries, isFirst: before === undefined, older, suspected };
}
