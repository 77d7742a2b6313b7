import { countWaitlist } from "../../core/waitlist/count-waitlist.ts";
import { nextToInvite, oneToInvite } from "../../core/waitlist/invitations.ts";
import { placesUntil } from "../../core/waitlist/places.ts";
import { searchWaitlist } from "../../core/waitlist/search-waitlist.ts";
import { listSuspected, type SuspectedSignUp } from "../../core/waitlist/suspected.ts";
import {
  listWaitlist,
  type WaitlistEntry,
  type WaitlistStatus,
  waitlistStatuses,
} from "../../core/waitlist/waitlist.ts";
import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { countLabel } from "../../ui/count-label.ts";
import { listAddress, searchIn } from "../shell/list-query.ts";

const PAGE_LENGTH = 50;
const SUSPECTED_SHOWN = 20;

/** What the waitlist screen shows for a URL. */
export type WaitlistView = {
  search: string;
  status: WaitlistStatus | undefined;
  entries: WaitlistEntry[];
  /** The previous page has the people `before` this position; undefined on the first page. */
  previous: number | undefined;
  /** The next page has the people `after` this position; undefined on the last page. */
  next: number | undefined;
  /** The last page has the people `before` this position. */
  end: number;
  /** How many people the search lists, whatever their status; everybody if there is no search. */
  total: number;
  /** How many the search found, whatever their status; null if there are more than it lists. */
  counts: Record<WaitlistStatus, number> | null;
  /** Whether more people match than the pages list. */
  more: boolean;
  /** How many are waiting, whatever the search. */
  waiting: number;
  /** Sign-ups that wait to be judged, the oldest first. */
  suspected: SuspectedSignUp[];
  /** Whether there are more of them. */
  moreSuspected: boolean;
  /** Who would be invited, if the query asks that; see `askedIn`. */
  asked: WaitlistEntry[] | undefined;
  /** Until when those who were invited by email have a place, by id. */
  placesUntil: ReadonlyMap<string, Date>;
};

/**
 * Who would be invited: the next few (`invite`) or one person (`person`). Undefined if the query
 * asks neither.
 */
async function askedIn(
  services: { database: Database },
  query: URLSearchParams,
): Promise<WaitlistEntry[] | undefined> {
  const person = query.get("person");
  if (person !== null) {
    const one = isUuid(person) ? await oneToInvite(services, person) : undefined;
    return one ? [one] : [];
  }
  const count = positionIn(query, "invite");
  return count === undefined ? undefined : nextToInvite(services, { count });
}

/**
 * Runs the query's search (`q`) and `status`, from a position on (`after` or `before`).
 *
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function viewWaitlist(
  services: { database: Database },
  query: URLSearchParams,
): Promise<WaitlistView> {
  const search = searchIn(query);
  const status = waitlistStatuses.find((known) => known === query.get("status"));
  const [standing, suspected, asked] = await Promise.all([
    countWaitlist(services),
    listSuspected(services, { limit: SUSPECTED_SHOWN + 1 }),
    askedIn(services, query),
  ]);
  const everybody = sum(standing);
  const found = search
    ? await viewSearch(services, { search, status })
    : { among: undefined, total: everybody, counts: standing, more: false };
  const { among, ...counted } = found;
  const after = positionIn(query, "after") ?? 0;
  const before = positionIn(query, "before");
  const isBackwards = before !== undefined;
  const limit = PAGE_LENGTH + 1; // one more shows whether the list goes on
  const read = await listWaitlist(services, { status, among, after, before, limit });
  const goesOn = read.length > PAGE_LENGTH;
  const entries = isBackwards ? read.slice(-PAGE_LENGTH) : read.slice(0, PAGE_LENGTH);
  const hasPrevious = isBackwards ? goesOn : after > 0;
  const hasNext = isBackwards ? before <= everybody : goesOn;
  const invited = entries.filter(({ status }) => status === "invited");
  return {
    asked,
    placesUntil: await placesUntil(services.database, invited),
    ...{
      search,
      status,
      entries,
      ...counted,
      waiting: standing.waiting,
      suspected: suspected.slice(0, SUSPECTED_SHOWN),
      moreSuspected: suspected.length > SUSPECTED_SHOWN,
      end: everybody + 1,
    },
    previous: hasPrevious ? (entries[0]?.position ?? after + 1) : undefined,
    next: hasNext ? (entries.at(-1)?.position ?? 0) : undefined,
  };
}

/** The same, or undefined when the people cannot be fetched, which is logged. */
export async function tryViewWaitlist(
  services: { database: Database; log: Log },
  query: URLSearchParams,
): Promise<WaitlistView | undefined> {
  try {
    return await viewWaitlist(services, query);
  } catch (error) {
    services.log.error(describeError(error), "waitlist: the list could not be fetched");
    return undefined;
  }
}

async function viewSearch(
  services: { database: Database },
  { search, status }: { search: string; status: WaitlistStatus | undefined },
) {
  const [everybody, ofStatus] = await Promise.all([
    searchWaitlist(services, { search }),
    status && searchWaitlist(services, { search, status }),
  ]);
  const found = ofStatus ?? everybody;
  const counts = { waiting: 0, invited: 0, joined: 0, removed: 0 };
  for (const person of everybody.people) counts[person.status]++;
  return {
    among: found.people.map(({ position }) => position),
    total: everybody.people.length,
    counts: everybody.all ? counts : null,
    more: !found.all,
  };
}

/** A position within PostgreSQL's integer range; undefined for anything else. */
function positionIn(
  query: URLSearchParams,
  name: "after" | "before" | "invite",
): number | undefined {
  const position = /^\d{1,10}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : undefined;
  return position === undefined ? undefined : Math.min(position, 2 ** 31 - 1);
}

function sum(counts: Record<WaitlistStatus, number>): number {
  return Object.values(counts).reduce((total, count) => total + count);
}

/** How many people a view has, whatever their status. */
export function peopleLabel({ counts, total }: Pick<WaitlistView, "counts" | "total">): string {
  return counts ? countLabel(total) : `${countLabel(total)}+`;
}

/** The URL of a view, without unset filters. */
export function viewAddress(view: {
  search: string;
  status?: string | undefined;
  after?: number | undefined;
  before?: number | undefined;
}): string {
  return listAddress("/admin/waitlist", view);
}
