import {
  type BriefCounts,
  type BriefDue,
  type BriefOrder,
  briefOrders,
  briefsVersion,
  countBriefs,
  type ListedBrief,
  listBriefs,
} from "../../core/briefs/brief-list.ts";
import { type BriefStatus, briefStatuses } from "../../core/briefs/briefs.ts";
import type { Database } from "../../database/client.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { listAddress, pageIn, pagesOf, searchIn } from "../shell/list-query.ts";

const PAGE_LENGTH = 25;

/** What the list of briefs shows for a URL. */
export type BriefsView = {
  search: string;
  status: BriefStatus | undefined;
  due: BriefDue | undefined;
  order: BriefOrder;
  page: number;
  pages: number;
  /** Up to `most` plus one, which the pages do not list. */
  total: number;
  most: number;
  briefs: ListedBrief[];
  /** Over all briefs, whatever the search. */
  counts: BriefCounts;
  /** See `briefsVersion`. */
  version: string;
};

/**
 * Runs the query's search (`q`), `status`, `due`, `order` and `page`. A page past the end is the
 * last one.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function viewBriefs(
  services: { database: Database },
  query: URLSearchParams,
): Promise<BriefsView> {
  const search = searchIn(query);
  const status = briefStatuses.find((known) => known === query.get("status"));
  const due = (["soon", "overdue"] as const).find((known) => known === query.get("due"));
  const order = isOrder(query.get("order")) ?? usualOrder(due);
  const wanted = { search, status, due, order, pageSize: PAGE_LENGTH };
  const page = pageIn(query, maxCounted / PAGE_LENGTH);
  const version = await briefsVersion(services); // before the list, so the list can only be newer
  const [found, counts] = await Promise.all([
    listBriefs(services, { ...wanted, page }),
    countBriefs(services),
  ]);
  const { total, most } = found;
  const pages = pagesOf(Math.min(total, most), PAGE_LENGTH);
  const { briefs } = page > pages ? await listBriefs(services, { ...wanted, page: pages }) : found;
  const at = { page: Math.min(page, pages), pages, total, most };
  return { search, status, due, order, ...at, briefs, counts, version };
}

/** As above, but undefined if the briefs cannot be fetched, which is logged. */
export async function tryViewBriefs(
  services: { database: Database; log: Log },
  query: URLSearchParams,
): Promise<BriefsView | undefined> {
  try {
    return await viewBriefs(services, query);
  } catch (error) {
    services.log.error(describeError(error), "briefs: the list could not be fetched");
    return undefined;
  }
}

function isOrder(name: string | null): BriefOrder | undefined {
  return name !== null && Object.hasOwn(briefOrders, name) ? (name as BriefOrder) : undefined;
}

/** Due briefs are listed most urgent first. */
function usualOrder(due: BriefDue | undefined): BriefOrder {
  return due ? "oldest" : "newest";
}

/** The URL of a view, without unset filters. */
export function briefsAddress({
  search,
  status,
  due,
  order,
  page,
}: Partial<Pick<BriefsView, "search" | "status" | "due" | "order" | "page">>): string {
  const unusual = order === usualOrder(due) ? undefined : order;
  return listAddress("/admin/briefs", { search, status, due, order: unusual, page });
}
