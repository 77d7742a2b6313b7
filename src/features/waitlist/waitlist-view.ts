import type { Database } from "../../database/client.ts";
import {
  countWaitlist,
  listWaitlist,
  type WaitlistEntry,
  type WaitlistStatus,
  waitlistStatuses,
} from "./waitlist.ts";

const PAGE_LENGTH = 50;

/** What the waitlist screen shows for an address. */
export type WaitlistView = {
  search: string;
  status: WaitlistStatus | undefined;
  page: number;
  pages: number;
  entries: WaitlistEntry[];
  /** Found by the search, whatever the status. */
  counts: Record<WaitlistStatus, number>;
};

/**
 * Reads search (`q`), `status` and `page` from a query and looks them up. A page past the end is
 * the last one.
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function viewWaitlist(
  services: { database: Database },
  query: URLSearchParams,
): Promise<WaitlistView> {
  const search = (query.get("q") ?? "").trim().replaceAll("\0", "").slice(0, 200);
  const status = waitlistStatuses.find((known) => known === query.get("status"));
  const counts = await countWaitlist(services, { search });
  const total = status ? counts[status] : Object.values(counts).reduce((a, b) => a + b);
  const pages = Math.max(1, Math.ceil(total / PAGE_LENGTH));
  const asked = Number(query.get("page"));
  const page = Number.isInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
  const offset = (page - 1) * PAGE_LENGTH;
  const entries = await listWaitlist(services, { search, status, offset, limit: PAGE_LENGTH });
  return { search, status, page, pages, entries, counts };
}

/** The address of a view, with what is not said left out. */
export function viewAddress(view: { search: string; status?: string | undefined; page?: number }) {
  const query = new URLSearchParams();
  if (view.search) query.set("q", view.search);
  if (view.status) query.set("status", view.status);
  if (view.page && view.page > 1) query.set("page", String(view.page));
  return `/admin/waitlist${query.size > 0 ? `?${query}` : ""}`;
}
