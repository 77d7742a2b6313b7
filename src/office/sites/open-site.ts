import { isUnsent } from "../../core/reviews/unsent.ts";
import { findKeptOff } from "../../core/sites/checks/find-kept-off.ts";
import { type HeldWords, readHeldWords } from "../../core/sites/checks/held-words.ts";
import { listSiteFiles } from "../../core/sites/pictures/site-files.ts";
import { finishedContent } from "../../core/sites/releases/finished-content.ts";
import {
  findRevision,
  type Revision,
  UnknownVersion,
} from "../../core/sites/revisions/revisions.ts";
import { findSite, type Site } from "../../core/sites/sites.ts";
import { suggestedWords } from "../../core/sites/vouching/suggested-words.ts";
import { listVouched } from "../../core/sites/vouching/vouch.ts";
import { listOpenTweaks, type Tweak } from "../../core/tweaks/tweaks.ts";
import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { SitePicture } from "./editor/pictures/pictures.ts";
import { withNames } from "./held-words-of.ts";
import { type NamedVouched, vouchedWithNames } from "./vouched-with-names.ts";

export type OpenedSite =
  | {
      outcome: "opened";
      site: Site;
      revision: Revision;
      pictures: SitePicture[];
      heldWords: HeldWords;
      /** Words that the customer wants kept off it. */
      keptOff: string[];
      /** What of its words the draft or the catalogue suggested. */
      suggested: string[];
      vouched: NamedVouched[];
      /** Whether it is public, and says something else than the customer was last sent. */
      isUnsent: boolean;
      /** What the customer asked for, and nobody has done. */
      tweaks: Tweak[];
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
    const [revision, files, vouched, keptOff] = await Promise.all([
      findRevision(database, id),
      listSiteFiles(database, id),
      listVouched(database, id),
      findKeptOff(database, site),
    ]);
    if (!revision) return undefined;
    const heldWords = await withNames(database, readHeldWords(site.held_words));
    return {
      ...{ outcome: "opened", site, revision, pictures: files.map(pictureOf), heldWords },
      keptOff: [...keptOff],
      suggested: [...(await suggestedWords(database, id, finishedContent(revision)))],
      vouched: await vouchedWithNames(database, vouched),
      isUnsent: await isUnsent(database, site),
      tweaks: await listOpenTweaks(database, id),
    };
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
