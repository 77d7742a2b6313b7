import { type HeldWords, readHeldWords } from "../../core/sites/held-words.ts";
import { findRevision, type Revision, UnknownVersion } from "../../core/sites/revisions.ts";
import { listSiteFiles } from "../../core/sites/site-files.ts";
import { findSite, type Site } from "../../core/sites/sites.ts";
import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { SitePicture } from "./editor/pictures.ts";
import { withNames } from "./held-words-of.ts";

export type OpenedSite =
  | {
      outcome: "opened";
      site: Site;
      revision: Revision;
      pictures: SitePicture[];
      heldWords: HeldWords;
    }
  /** A newer version of this program wrote it. */
  | { outcome: "unknown version"; site: Site };

/** What the editor of a site begins with; undefined if there is no such site. */
export async function openSite(
  { database }: { database: Database },
  id: string,
): Promise<OpenedSite | undefined> {
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  try {
    const [revision, files] = await Promise.all([
      findRevision(database, id),
      listSiteFiles(database, id),
    ]);
    if (!revision) return undefined;
    const heldWords = await withNames(database, readHeldWords(site.held_words));
    return { outcome: "opened", site, revision, pictures: files.map(pictureOf), heldWords };
  } catch (error) {
    if (error instanceof UnknownVersion) return { outcome: "unknown version", site };
    throw error;
  }
}

/** Without what a browser needs not know. */
export function pictureOf({
  key,
  kind,
  widths,
  width,
  height,
  original_name,
}: SitePicture): SitePicture {
  return { key, kind, widths, width, height, original_name };
}
