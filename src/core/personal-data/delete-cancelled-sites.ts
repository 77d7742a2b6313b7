import type { Database, Transaction } from "../../database/client.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { eraseEventsOf } from "../audit/personal-data.ts";
import { eraseBrief } from "../briefs/personal-data.ts";
import { eraseMailsNaming } from "../emails/personal-data.ts";
import { eraseMailsToBusiness } from "../enquiries/personal-data.ts";
import { removeStoredFile } from "../files/uploads.ts";
import { filesOfReviews } from "../reviews/personal-data.ts";
import { findReviewOfSite } from "../reviews/reviews.ts";
import { isDueForDeletion, sitesDueForDeletion } from "../sites/cancelling/due-for-deletion.ts";
import { deleteSites } from "../sites/personal-data.ts";
import { lockSite, moveSite } from "../sites/sites.ts";
import { filesOfTweaksOn } from "../tweaks/personal-data.ts";
import { type LeftBehind, removeLeftBehind } from "./remove-left-behind.ts";

/** A run is over before the next one begins. */
const A_RUN = 200;

/** Who does it, in what stays of a site’s timeline. */
const actor = "grace period";

type DeleteServices = { database: Database; files: FileStore; log: Log };

/**
 * Deletes each site whose grace period after its cancellation is over, with the brief that it was made
 * from and all emails about it: its rows in one transaction, then its files. A crash between the two
 * leaves files without a row, which the sweeps remove. What stays is what the law or a stranger’s
 * bookmark asks for: approvals, that its slug is taken, and the deeds in the history without their
 * words.
 *
 * @returns how many there were.
 */
export async function deleteCancelledSites(services: DeleteServices): Promise<number> {
  const { database, files, log } = services;
  const removeFile = (key: string) => removeStoredFile({ files }, key);
  let deleted = 0;
  for (const siteId of await sitesDueForDeletion(database, { limit: A_RUN })) {
    try {
      const left = await database.transaction((tx) => deleteRows(tx, siteId));
      if (!left) continue;
      deleted++;
      await removeLeftBehind({ ...services, removeFile }, left);
    } catch (error) {
      log.error({ siteId, ...describeError(error) }, "sites: one could not be deleted");
    }
  }
  return deleted;
}

/** @returns undefined if it was taken back, or deleted by another process, a moment ago. */
async function deleteRows(tx: Transaction, siteId: string): Promise<LeftBehind | undefined> {
  const site = await lockSite(tx, siteId);
  if (!site || !(await isDueForDeletion(tx, siteId))) return undefined;
  const { email, brief_id: briefId } = site;
  const review = await findReviewOfSite(tx, siteId);
  const ofReviews = await filesOfReviews(tx, [siteId]);
  const ofTweaks = await filesOfTweaksOn(tx, [siteId]);
  const ids = [siteId, ...(review ? [review.id] : []), ...(briefId ? [briefId] : [])];
  await eraseMailsNaming(tx, { address: email, ids });
  await eraseMailsToBusiness(tx, site);
  await eraseEventsOf(tx, ids);
  await moveSite(tx, site, { to: "deleted", actor });
  const ofSites = await deleteSites(tx, [siteId]);
  const brief = briefId ? await eraseBrief(tx, briefId) : undefined;
  const attached = [...ofReviews.places, ...ofTweaks.places];
  return { keys: brief?.keys ?? [], attached, ofSites };
}
