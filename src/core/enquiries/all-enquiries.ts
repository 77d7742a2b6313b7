import { and, asc, desc, gt, lt, ne, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { siteEnquiries, siteEnquiryText } from "../../database/tables/enquiries.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import { namesOfSites } from "../sites/sites.ts";
import type { Enquiry } from "./enquiries.ts";
import { type EnquiryPage, listEnquiries, maxFound, searchEnquiries } from "./enquiry-list.ts";
import type { SiteEnquiry } from "./site-enquiries.ts";

type EnquiryServices = { database: Database };

/** An enquiry to us, or to a customer by their website. */
export type AnyEnquiry =
  | { to: "us"; enquiry: Enquiry }
  | { to: "customer"; enquiry: SiteEnquiry; siteName: string };

/** Which enquiries to list: those to us, of one status, or those to customers; all if it says nothing. */
export const enquiryFilters = ["open", "answered", "customers"] as const;
export type EnquiryFilter = (typeof enquiryFilters)[number];

type AnyPage = Omit<EnquiryPage, "status"> & { filter?: EnquiryFilter | undefined };

/** Enquiries to us and to customers, newest first, without those that are suspected. */
export async function listAllEnquiries(
  services: EnquiryServices,
  { filter, ...page }: AnyPage,
): Promise<AnyEnquiry[]> {
  const status = filter === "customers" ? undefined : filter;
  const [ours, theirs] = await Promise.all([
    filter === "customers" ? [] : listEnquiries(services, { ...page, status }),
    status ? [] : listEnquiriesOfSites(services, page),
  ]);
  const all = [
    ...ours.map((enquiry) => ({ to: "us" as const, enquiry })),
    ...theirs.map((one) => ({ to: "customer" as const, ...one })),
  ].sort((one, other) => (one.enquiry.id < other.enquiry.id ? 1 : -1));
  return page.after ? all.slice(-page.limit) : all.slice(0, page.limit);
}

/**
 * The ids of enquiries to us and to customers with a text in what the sender typed, as
 * `searchEnquiries` finds them.
 *
 * @returns at most `maxFound` plus one of each.
 */
export async function searchAllEnquiries(
  services: EnquiryServices,
  search: string,
): Promise<{ ids: string[]; more: boolean }> {
  const ofSites = services.database
    .select({ id: siteEnquiries.id })
    .from(siteEnquiries)
    .where(and(containsText(siteEnquiryText(siteEnquiries), search), isTaken))
    .limit(maxFound + 1);
  const [ours, theirs] = await Promise.all([searchEnquiries(services, search), ofSites]);
  return {
    ids: [...ours, ...theirs.map(({ id }) => id)],
    more: ours.length > maxFound || theirs.length > maxFound,
  };
}

async function listEnquiriesOfSites(
  { database }: EnquiryServices,
  { among, before, after, limit }: Omit<AnyPage, "filter">,
) {
  const found = await database
    .select()
    .from(siteEnquiries)
    .where(
      and(
        isTaken,
        among && sql`${siteEnquiries.id} = any(${sql.param(among)}::uuid[])`,
        before ? lt(siteEnquiries.id, before) : undefined,
        after ? gt(siteEnquiries.id, after) : undefined,
      ),
    )
    .orderBy((after ? asc : desc)(siteEnquiries.id))
    .limit(limit);
  const siteIds = new Set(found.map(({ site_id }) => site_id));
  const names = await namesOfSites(database, [...siteIds]);
  return found.map((enquiry) => ({ enquiry, siteName: names.get(enquiry.site_id) ?? "" }));
}

/** With a literal, as the condition of the index has it. */
const isTaken = ne(siteEnquiries.status, sql`'suspected'`);
