import { randomUUID } from "node:crypto";
import type { Database, Queryable } from "../../database/client.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEventsAbout } from "../audit/personal-data.ts";
import { findBriefsOf } from "../briefs/personal-data.ts";
import { findMailsAbout } from "../emails/personal-data.ts";
import { findEnquiriesOf, findSiteEnquiriesOf } from "../enquiries/personal-data.ts";
import { isOperatorsAddress } from "../operators/find-operators.ts";
import { findPeopleOf } from "../people/personal-data.ts";
import { findReviewsOf } from "../reviews/personal-data.ts";
import { findSitesOf } from "../sites/personal-data.ts";
import { findTweaksOf } from "../tweaks/personal-data.ts";
import { findEntriesOf } from "../waitlist/personal-data.ts";
import { findSuspectedOf } from "../waitlist/suspected.ts";

export type PersonalDataServices = {
  database: Database;
  config: { publicUrl: string; operatorEmail: string };
};

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** The address, in any case, or a phone number, and the id of the operator who asks. */
export type PersonalDataRequest = { address: string; actor: string };

/**
 * Everything we hold about an address: what its owner told us, our emails to and about them, and
 * what operators did with it.
 *
 * @param address in any case; or the phone number of somebody who wrote to a customer’s website and
 * left nothing else.
 */
export async function findPersonalData(services: PersonalDataServices, address: string) {
  const { database } = services;
  const [waitlist, suspected, briefs, sites, enquiries, siteEnquiries, emails] = await Promise.all([
    findEntriesOf(database, address),
    findSuspectedOf(database, address),
    findBriefsOf(services, address),
    findSitesOf(database, address),
    findEnquiriesOf(database, address),
    findSiteEnquiriesOf(database, address),
    findMailsAbout(database, address),
  ]);
  const [reviews, tweaks, ownPages] = await Promise.all([
    findReviewsOf(services, address),
    findTweaksOf(services, address),
    findPeopleOf(database, address),
  ]);
  const rows = [
    ...waitlist,
    ...suspected,
    ...briefs,
    ...sites,
    ...enquiries,
    ...siteEnquiries,
    ...emails,
    ...ownPages,
  ];
  const rowIds = rows.map(({ id }) => id);
  const history = await findEventsAbout(database, { address, rowIds });
  return {
    ...{ address, waitlist, suspected, briefs, sites, enquiries, siteEnquiries, emails },
    ...{ reviews, tweaks, ownPages, history },
  };
}

/** As above, for handing out, which is recorded. */
export async function exportPersonalData(
  services: PersonalDataServices,
  { address, actor }: PersonalDataRequest,
): Promise<PersonalData> {
  const data = await findPersonalData(services, address);
  await recordRequest(services.database, "person.exported", actor, countsOf(data));
  return data;
}

/** Whether an address is one of ours. Emails to it are about other people. */
export async function isOurAddress(
  { database, config }: PersonalDataServices,
  address: string,
): Promise<boolean> {
  if (config.operatorEmail.toLowerCase() === address.toLowerCase()) return true;
  return isOperatorsAddress(database, address);
}

type Counts = Record<"entries" | "briefs" | "sites" | "enquiries" | "emails" | "files", number>;

/** How much there is of each. */
export function countsOf(data: PersonalData): Counts {
  const { waitlist, suspected, briefs, sites, enquiries, siteEnquiries, emails } = data;
  const withFiles = [...briefs, ...data.reviews.comments, ...data.tweaks];
  return {
    entries: waitlist.length + suspected.length,
    briefs: briefs.length,
    sites: sites.length,
    enquiries: enquiries.length + siteEnquiries.length,
    emails: emails.length,
    files: withFiles.reduce((sum, { files }) => sum + files.length, 0),
  };
}

/** Records that somebody's data was exported or erased, but not whose. */
export async function recordRequest(
  tx: Queryable,
  action: "person.exported" | "person.erased",
  actor: string,
  { entries, briefs, sites, enquiries, emails, files }: Counts,
): Promise<void> {
  await recordEvent(tx, {
    action,
    actor,
    table_name: "people",
    row_id: randomUUID(),
    to_value: `waitlist ${entries}, briefs ${briefs}, files ${files}, sites ${sites}, enquiries ${enquiries}, emails ${emails}`,
  });
}
