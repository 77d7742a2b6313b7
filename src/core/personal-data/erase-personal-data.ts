import { forgetAttemptsAs } from "../../platform/rate-limit.ts";
import { eraseEventsAbout } from "../audit/personal-data.ts";
import { eraseBriefsOf } from "../briefs/personal-data.ts";
import { eraseMailsAbout } from "../emails/personal-data.ts";
import { eraseEnquiriesOf } from "../enquiries/personal-data.ts";
import { erasePeopleOf } from "../people/personal-data.ts";
import { filesOfReviewsOf } from "../reviews/personal-data.ts";
import { eraseSitesOf } from "../sites/personal-data.ts";
import { filesOfTweaksOf } from "../tweaks/personal-data.ts";
import { eraseEntriesOf } from "../waitlist/personal-data.ts";
import { eraseSuspectedOf } from "../waitlist/suspected.ts";
import {
  type PersonalDataRequest,
  type PersonalDataServices,
  recordRequest,
} from "./personal-data.ts";
import { type RemoveServices, removeLeftBehind } from "./remove-left-behind.ts";

export type EraseServices = PersonalDataServices & RemoveServices;

export type Erasure = {
  outcome: "erased";
  entries: number;
  briefs: number;
  sites: number;
  enquiries: number;
  emails: number;
  files: number;
  /** Files that the store could not remove yet. They have no row, so the sweep removes them. */
  filesLeft: number;
};

/**
 * Erases everything about one address in one transaction, then its files. Waitlist positions are
 * never reused or moved, so an entry there stays as a number without a person. While a site of
 * theirs is live, nothing is erased.
 *
 * @throws Error "Failed to erase personal data"; then nothing has changed.
 */
export async function erasePersonalData(
  services: EraseServices,
  request: PersonalDataRequest,
): Promise<Erasure | { outcome: "site is live" }> {
  const done = await eraseRows(services, request);
  if (done.outcome === "site is live") return done;
  const { leftBehind, ...erased } = done;
  return { ...erased, filesLeft: await removeLeftBehind(services, leftBehind) };
}

async function eraseRows({ database }: EraseServices, { address, actor }: PersonalDataRequest) {
  try {
    return await database.transaction(async (tx) => {
      const ofReviews = await filesOfReviewsOf(tx, address);
      const ofTweaks = await filesOfTweaksOf(tx, address);
      const ofSites = await eraseSitesOf(tx, address);
      if (ofSites.outcome === "site is live") return ofSites;
      const briefs = await eraseBriefsOf(tx, address);
      const enquiryIds = await eraseEnquiriesOf(tx, address);
      const mailIds = await eraseMailsAbout(tx, address);
      // After the mails, of which one may be on its way to a slow server.
      const entries = (await eraseEntriesOf(tx, address)) + (await eraseSuspectedOf(tx, address));
      // An invitation that was made while we waited for the entry.
      mailIds.push(...(await eraseMailsAbout(tx, address)));
      // After the mails too, each of which makes a person as it goes out.
      const personIds = await erasePeopleOf(tx, address);
      const rowIds = [...briefs.ids, ...ofSites.ids, ...enquiryIds, ...mailIds, ...personIds];
      await eraseEventsAbout(tx, { address, rowIds });
      await forgetAttemptsAs(tx, address);
      const { files, keys } = briefs;
      const counts = {
        ...{ entries, briefs: briefs.ids.length, sites: ofSites.ids.length },
        enquiries: enquiryIds.length,
        ...{ emails: mailIds.length, files: files + ofReviews.count + ofTweaks.count },
      };
      await recordRequest(tx, "person.erased", actor, counts);
      const attached = [...ofReviews.places, ...ofTweaks.places];
      const leftBehind = { keys, attached, ofSites: ofSites.left };
      return { outcome: "erased" as const, ...counts, leftBehind };
    });
  } catch (error) {
    throw new Error("Failed to erase personal data", { cause: error });
  }
}
