import {
  type AnyEnquiry,
  type EnquiryFilter,
  enquiryFilters,
  listAllEnquiries,
  searchAllEnquiries,
} from "../../core/enquiries/all-enquiries.ts";
import type { Enquiry } from "../../core/enquiries/enquiries.ts";
import { countOpenEnquiries, listSuspectedEnquiries } from "../../core/enquiries/enquiry-list.ts";
import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { listAddress, searchIn } from "../shell/list-query.ts";

const PAGE_LENGTH = 25;
const SUSPECTED_SHOWN = 20;

/** What the list of enquiries shows for a URL. */
export type EnquiriesView = {
  search: string;
  /** Which are listed, as the address says it; all if it says nothing. */
  status: EnquiryFilter | undefined;
  /** Newest first, to us and to customers. */
  enquiries: AnyEnquiry[];
  /** The page of newer ones comes `after` this id; undefined on the first page. */
  newer: string | undefined;
  /** The page of older ones comes `before` this id; undefined on the last page. */
  older: string | undefined;
  /** How many of those to us wait for an answer, whatever the search; up to `maxCounted` plus one. */
  open: number;
  /** Whether more match the search than are listed. */
  more: boolean;
  /** Messages that wait to be judged, the oldest first. */
  suspected: Enquiry[];
};

/** Runs the query's search (`q`) and `status`, from an id on (`after` or `before`). */
export async function viewEnquiries(
  services: { database: Database },
  query: URLSearchParams,
): Promise<EnquiriesView> {
  const search = searchIn(query);
  const status = enquiryFilters.find((known) => known === query.get("status"));
  const [open, suspected, found] = await Promise.all([
    countOpenEnquiries(services),
    listSuspectedEnquiries(services, { limit: SUSPECTED_SHOWN }),
    search ? searchAllEnquiries(services, search) : undefined,
  ]);
  const after = idIn(query, "after");
  const before = after ? undefined : idIn(query, "before");
  const limit = PAGE_LENGTH + 1; // one more shows whether the list goes on
  const page = { filter: status, among: found?.ids, after, before, limit };
  const read = await listAllEnquiries(services, page);
  const goesOn = read.length > PAGE_LENGTH;
  const enquiries = after ? read.slice(-PAGE_LENGTH) : read.slice(0, PAGE_LENGTH);
  const hasNewer = after ? goesOn : before !== undefined;
  const hasOlder = after ? true : goesOn;
  return {
    ...{ search, status, enquiries, open, suspected },
    more: found?.more ?? false,
    newer: hasNewer ? (enquiries[0]?.enquiry.id ?? before) : undefined,
    older: hasOlder ? (enquiries.at(-1)?.enquiry.id ?? after) : undefined,
  };
}

function idIn(query: URLSearchParams, name: "after" | "before"): string | undefined {
  const id = query.get(name) ?? "";
  return isUuid(id) ? id : undefined;
}

/** The URL of a view, without unset filters. */
export function enquiriesAddress(view: {
  search?: string;
  status?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
}): string {
  return listAddress("/admin/enquiries", view);
}
