import { findSite, type Site } from "../../../core/sites/sites.ts";
import { type EditorHolds, editorHolds } from "../../../core/tweaks/begin-tweak.ts";
import { listOpenTweaks, listTweaks, type Tweak } from "../../../core/tweaks/tweaks.ts";
import type { Database } from "../../../database/client.ts";
import { isUuid } from "../../../platform/is-uuid.ts";

const PAGE_LENGTH = 25;

export type TweaksView = {
  site: Site;
  /** Oldest first. */
  open: Tweak[];
  /** What was done or closed, newest first. */
  closed: Tweak[];
  /** Whether these begin with the newest. */
  isFirst: boolean;
  /** The page of older ones comes before this id. */
  older: string | undefined;
  /** What a tweak would be made of; undefined where nothing is live. */
  editorHolds: EditorHolds | undefined;
};

/**
 * What the customer of a site asked for, from an id on (`before`); undefined if there is no such site.
 *
 * @throws UnknownVersion if a newer version of this program wrote the site.
 */
export async function viewTweaks(
  { database }: { database: Database },
  id: string,
  query: URLSearchParams,
): Promise<TweaksView | undefined> {
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  const asked = query.get("before") ?? "";
  const before = isUuid(asked) ? asked : undefined;
  const [open, read, holds] = await Promise.all([
    listOpenTweaks(database, id),
    listTweaks(database, id, { before, limit: PAGE_LENGTH + 1 }), // one more shows whether the list goes on
    editorHolds(database, site),
  ]);
  const shown = read.slice(0, PAGE_LENGTH);
  return {
    ...{ site, open, editorHolds: holds, isFirst: before === undefined },
    closed: shown.filter(({ status }) => status !== "open"),
    older: read.length > PAGE_LENGTH ? shown.at(-1)?.id : undefined,
  };
}
