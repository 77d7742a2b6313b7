import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { enquiries, isPhone, phoneIn, siteEnquiries } from "../../database/tables/enquiries.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { eraseMailsThatSay } from "../emails/personal-data.ts";
import { addressesOfSites } from "../sites/sites.ts";
import { siteMails } from "./mails.ts";

/** The enquiries from an address, suspected ones too, oldest first. */
export function findEnquiriesOf(database: Queryable, address: string) {
  return database
    .select()
    .from(enquiries)
    .where(equalsIgnoringCase(enquiries.email, address))
    .orderBy(asc(enquiries.id));
}

/**
 * What somebody with this address or phone number wrote to our customers, suspected or not, oldest
 * first.
 */
export function findSiteEnquiriesOf(database: Queryable, contact: string) {
  return database
    .select()
    .from(siteEnquiries)
    .where(isFrom(contact))
    .orderBy(asc(siteEnquiries.id));
}

/** A phone number is the same however it is spaced, with or without the prefix of Australia. */
function isFrom(contact: string): SQL | undefined {
  const { reply_to } = siteEnquiries;
  return contact.includes("@")
    ? equalsIgnoringCase(reply_to, contact)
    : and(isPhone(reply_to), eq(phoneIn(reply_to), phoneIn(sql`${contact}::text`)));
}

/**
 * Erases what somebody wrote to us and to customers, and the emails that their words went into.
 *
 * @returns the ids of the erased enquiries.
 */
export async function eraseEnquiriesOf(tx: Transaction, contact: string): Promise<string[]> {
  const erased = await tx
    .delete(enquiries)
    .where(equalsIgnoringCase(enquiries.email, contact))
    .returning({ id: enquiries.id });
  const ofSites = await tx
    .delete(siteEnquiries)
    .where(isFrom(contact))
    .returning({
      ...{ id: siteEnquiries.id, siteId: siteEnquiries.site_id, contact: siteEnquiries.reply_to },
    });
  const siteIds = new Set(ofSites.map(({ siteId }) => siteId));
  const to = await addressesOfSites(tx, [...siteIds]);
  // Their emails about addresses go with those: these are with a phone number alone, or among others’.
  await eraseMailsThatSay(tx, siteMails["site-enquiry"], {
    ...{ to, field: "id" },
    oneOf: ofSites.filter(({ contact }) => !contact.includes("@")).map(({ id }) => id),
  });
  await eraseMailsThatSay(tx, siteMails["site-enquiry-digest"], {
    ...{ to, list: "enquiries", field: "contact" },
    oneOf: ofSites.map(({ contact }) => contact),
  });
  return [...erased, ...ofSites].map(({ id }) => id);
}

/** Erases the emails that told a business what visitors of its website wrote. */
export async function eraseMailsToBusiness(
  tx: Transaction,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const said = { to: [email], field: "siteName", oneOf: [name] };
  await eraseMailsThatSay(tx, siteMails["site-enquiry"], said);
  await eraseMailsThatSay(tx, siteMails["site-enquiry-digest"], said);
}
