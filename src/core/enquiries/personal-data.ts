import { asc } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { enquiries, siteEnquiries } from "../../database/tables/enquiries.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { eraseDigestsNaming } from "../emails/personal-data.ts";
import { addressesOfSites } from "../sites/sites.ts";

/** The enquiries from an address, suspected ones too, oldest first. */
export function findEnquiriesOf(database: Queryable, address: string) {
  return database
    .select()
    .from(enquiries)
    .where(equalsIgnoringCase(enquiries.email, address))
    .orderBy(asc(enquiries.id));
}

/** What somebody with this address wrote to our customers, suspected or not, oldest first. */
export function findSiteEnquiriesOf(database: Queryable, address: string) {
  return database
    .select()
    .from(siteEnquiries)
    .where(equalsIgnoringCase(siteEnquiries.reply_to, address))
    .orderBy(asc(siteEnquiries.id));
}

/**
 * Erases what somebody wrote to us and to customers, and the digests that their words went into.
 *
 * @returns the ids of the erased enquiries.
 */
export async function eraseEnquiriesOf(tx: Transaction, address: string): Promise<string[]> {
  const erased = await tx
    .delete(enquiries)
    .where(equalsIgnoringCase(enquiries.email, address))
    .returning({ id: enquiries.id });
  const ofSites = await tx
    .delete(siteEnquiries)
    .where(equalsIgnoringCase(siteEnquiries.reply_to, address))
    .returning({ id: siteEnquiries.id, siteId: siteEnquiries.site_id });
  const siteIds = new Set(ofSites.map(({ siteId }) => siteId));
  const to = await addressesOfSites(tx, [...siteIds]);
  await eraseDigestsNaming(tx, { to, contact: address });
  return [...erased, ...ofSites].map(({ id }) => id);
}
