import { isUnsent } from "../../core/reviews/unsent.ts";
import { findLeftWords } from "../../core/sites/checks/left-words.ts";
import { listSites, type Site } from "../../core/sites/sites.ts";
import type { SiteStatus } from "../../core/sites/states.ts";
import type { Database } from "../../database/client.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { listAddress, searchIn } from "../shell/list-query.ts";
import { siteStatuses } from "./status-words.ts";

const PAGE_LENGTH = 25;

/** What the list of sites shows for a URL. */
export type SitesView = {
  status: SiteStatus | undefined;
  search: string;
  /** Newest first. */
  sites: Site[];
  /** What live ones of them say in titles and descriptions and nowhere else, by site. */
  leftWords: ReadonlyMap<string, string[]>;
  /** The ids of public ones that were changed since their customer was last sent them. */
  unsent: ReadonlySet<string>;
  isFirst: boolean;
  /** The page of older ones comes `before` this id; undefined on the last page. */
  older: string | undefined;
};

/** Runs the query’s `status` and `q`, from an id on (`before`). */
export async function viewSites(
  { database, files }: { database: Database; files: FileStore },
  query: URLSearchParams,
): Promise<SitesView> {
  const status = siteStatuses.find((known) => known === query.get("status"));
  const search = searchIn(query);
  const asked = query.get("before") ?? "";
  const before = isUuid(asked) ? asked : undefined;
  const read = await listSites(database, {
    ...(status && { status }),
    search,
    ...(before && { before }),
    limit: PAGE_LENGTH + 1, // one more shows whether the list goes on
  });
  const sites = read.slice(0, PAGE_LENGTH);
  const older = read.length > PAGE_LENGTH ? sites.at(-1)?.id : undefined;
  const leftWords = await findLeftWords(
    { database, files },
    sites.map(({ id }) => id),
  );
  const unsent = new Set<string>();
  for (const site of sites) if (await isUnsent(database, site)) unsent.add(site.id);
  return { status, search, sites, leftWords, unsent, isFirst: before === undefined, older };
}

/** The URL of a view, without unset filters. */
export function sitesAddress(view: {
  status?: SiteStatus | undefined;
  search?: string | undefined;
  before?: string | undefined;
}): string {
  return listAddress("/admin/sites", view);
}
