import type { Queryable } from "../../database/client.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { findRevision, UnknownVersion } from "../sites/revisions/revisions.ts";
import type { Site } from "../sites/sites.ts";
import { currentCandidate, findReviewOfSite } from "./reviews.ts";
import { whatChanged } from "./what-changed.ts";

/**
 * Whether a public site says something else by now than its customer was last sent. What is live stays
 * as it is until they are, and have approved it.
 */
export async function isUnsent(
  database: Queryable,
  { id: siteId, status, revision, live_release }: Site,
): Promise<boolean> {
  if (status !== "live" && status !== "suspended") return false;
  const review = await findReviewOfSite(database, siteId);
  const sent = review && (await currentCandidate(database, review.id));
  const releaseId = sent?.release_id ?? live_release;
  const release =
    releaseId === null ? undefined : await findRelease(database, { siteId, releaseId });
  if (!release || release.revision >= revision) return false;
  try {
    const [then, now] = await Promise.all([
      findRevision(database, siteId, release.revision),
      findRevision(database, siteId),
    ]);
    return then !== undefined && now !== undefined && whatChanged(then, now).list.length > 0;
  } catch (error) {
    if (error instanceof UnknownVersion) return true;
    throw error;
  }
}
