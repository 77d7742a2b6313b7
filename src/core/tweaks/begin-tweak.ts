import type { Database, Queryable } from "../../database/client.ts";
import { currentCandidate, findReviewOfSite } from "../reviews/reviews.ts";
import { isUnsent } from "../reviews/unsent.ts";
import { whatChanged } from "../reviews/what-changed.ts";
import { findRevision, goBackTo } from "../sites/revisions/revisions.ts";
import { findSite, type Site } from "../sites/sites.ts";
import { liveRevision } from "./sections.ts";

export type EditorHolds =
  | "what is live"
  /** Changes that the customer has not been sent. */
  | "unsent changes"
  /** A version that they have been sent, and that is not live yet. */
  | "a sent version"
  /** A version that was live, until somebody went back to the one before. */
  | "a version that was taken back";

/**
 * What a tweak of a public site would be made of.
 *
 * @returns undefined where nothing is live.
 * @throws UnknownVersion if a newer version of this program wrote it.
 */
export async function editorHolds(
  database: Queryable,
  site: Site,
): Promise<EditorHolds | undefined> {
  const [live, latest] = await Promise.all([
    liveRevision(database, site),
    findRevision(database, site.id),
  ]);
  if (!live || !latest) return undefined;
  if (whatChanged(live, latest).list.length === 0) return "what is live";
  if (await isUnsent(database, site)) return "unsent changes";
  const review = await findReviewOfSite(database, site.id);
  const sent = review && (await currentCandidate(database, review.id));
  const wasLive = sent?.release_id === site.previous_release;
  return wasLive ? "a version that was taken back" : "a sent version";
}

/**
 * Gets the editor ready for a tweak: a new revision of what is live, where that would lose nothing that
 * is still to be sent or to go live. Otherwise the editor stays as it is.
 *
 * @returns undefined if there is no such site.
 * @throws UnknownVersion as above.
 */
export async function beginTweak(
  services: { database: Database },
  { siteId, actor }: { siteId: string; actor: string },
): Promise<"from live" | "as it is" | undefined> {
  const site = await findSite(services.database, siteId);
  if (!site) return undefined;
  if ((await editorHolds(services.database, site)) !== "a version that was taken back") {
    return "as it is";
  }
  const live = await liveRevision(services.database, site);
  if (!live) return "as it is";
  const number = await goBackTo(services, { siteId, number: live.number, actor });
  return number === undefined ? "as it is" : "from live";
}
