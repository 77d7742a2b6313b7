import {
  countWaitlist,
  skipPeople,
  type WaitlistStanding,
} from "../../core/waitlist/count-waitlist.ts";
import { searchWaitlist } from "../../core/waitlist/search-waitlist.ts";
import {
  findPositions,
  listWaitlist,
  type WaitlistEntry,
  type WaitlistStatus,
  waitlistStatuses,
} from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { countLabel } from "../../ui/count-label.ts";
import { listAddress, pageIn, pagesOf, searchIn } from "../shell/list-query.ts";

const PAGE_LENGTH = 50;

/** What the waitlist screen shows for an address. */
export type WaitlistView = {
  search: string;
  status: WaitlistStatus | undefined;
  page: number;
  pages: number;
  entries: WaitlistEntry[];
  /** How many people the search lists, whatever the status; everybody without a search. */
  total: number;
  /** Found by the search, whatever the status; null when more may fit than it lists. */
  counts: Record<WaitlistStatus, number> | null;
  /** Whether more people may fit than the pages list. */
  more: boolean;
  /** How many are waiting, whatever the search. */
  waiting: number;
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
  const search = searchIn(query);
  const status = waitlistStatuses.find((known) => known === query.get("status"));
  const standing = await countWaitlist(services);
  const view = search
    ? await viewSearch(services, { search, status, query })
    : await viewEverybody(services, { standing, status, query });
  return { search, status, ...view, waiting: standing.counts.waiting };
}

type Asked = { status: WaitlistStatus | undefined; query: URLSearchParams };

async function viewEverybody(
  services: { database: Database },
  { standing, status, query }: Asked & { standing: WaitlistStanding },
) {
  const { counts } = standing;
  const { offset, ...at } = choosePage(query, status ? counts[status] : sum(counts));
  // Without a status the positions themselves tell where a page begins.
  const from = status ? skipPeople(standing, status, offset) : { after: offset };
  const entries = await listWaitlist(services, { status, ...from, limit: PAGE_LENGTH });
  return { ...at, entries, total: sum(counts), counts, more: false };
}

async function viewSearch(
  services: { database: Database },
  { search, status, query }: Asked & { search: string },
) {
  const [{ people: everybody, all }, ofStatus] = await Promise.all([
    searchWaitlist(services, { search }),
    status && searchWaitlist(services, { search, status }),
  ]);
  const found = ofStatus ?? { people: everybody, all };
  const { offset, ...at } = choosePage(query, found.people.length);
  const shown = found.people.slice(offset, offset + PAGE_LENGTH);
  const entries = await findPositions(
    services,
    shown.map(({ position }) => position),
  );
  const counts = { waiting: 0, invited: 0, joined: 0, removed: 0 };
  for (const person of everybody) counts[person.status]++;
  const total = everybody.length;
  return { ...at, entries, total, counts: all ? counts : null, more: !found.all };
}

function choosePage(query: URLSearchParams, total: number) {
  const pages = pagesOf(total, PAGE_LENGTH);
  const page = pageIn(query, pages);
  return { page, pages, offset: (page - 1) * PAGE_LENGTH };
}

function sum(counts: Record<WaitlistStatus, number>): number {
  return Object.values(counts).reduce((total, count) => total + count);
}

/** How many people there are on a view, whatever the status. */
export function peopleLabel({ counts, total }: Pick<WaitlistView, "counts" | "total">): string {
  return counts ? countLabel(total) : `${countLabel(total)}+`;
}

/** The address of a view, with what is not said left out. */
export function viewAddress({
  search,
  status,
  page,
}: {
  search: string;
  status?: string | undefined;
  page?: number;
}): string {
  return listAddress("/admin/waitlist", { search, status, page });
}
