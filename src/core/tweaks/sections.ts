import type { Queryable } from "../../database/client.ts";
import { blocksInWords, nameWithPage } from "../reviews/blocks-in-words.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { findRevision, type Revision, UnknownVersion } from "../sites/revisions/revisions.ts";
import type { Site } from "../sites/sites.ts";

/** A section of what is live: “Home, Services and prices: What we bake”. */
export type Section = { id: string; name: string };

/** In order; none while nothing is live, or of a version that this program does not know. */
export async function liveSections(database: Queryable, site: Site): Promise<Section[]> {
  try {
    const live = await liveRevision(database, site);
    if (!live) return [];
    const pages = live.document.pages.map(({ path }) => path);
    return blocksInWords(live).map((block) => ({ id: block.id, name: nameWithPage(block, pages) }));
  } catch (error) {
    if (error instanceof UnknownVersion) return [];
    throw error;
  }
}

/** What visitors read. @throws UnknownVersion */
export async function liveRevision(
  database: Queryable,
  { id: siteId, live_release: releaseId }: Site,
): Promise<Revision | undefined> {
  if (releaseId === null) return undefined;
  const release = await findRelease(database, { siteId, releaseId });
  return release && findRevision(database, siteId, release.revision);
}
