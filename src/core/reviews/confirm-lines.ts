import { createHash } from "node:crypto";
import type { Database, Queryable } from "../../database/client.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { lockSite, type Site } from "../sites/sites.ts";
import { confirmLines, openWordsOf } from "../sites/vouching/vouch.ts";
import { currentCandidate, lockReview, type Review } from "./reviews.ts";

/** A line that we suggested, and that nobody has confirmed yet. */
export type LineToConfirm = {
  /** The same for the same words. */
  id: string;
  words: string;
};

/** The lines of a candidate that its customer may confirm. */
export async function linesToConfirm(
  database: Queryable,
  site: Site,
  revision: number | undefined,
): Promise<LineToConfirm[]> {
  const content = revision && (await findRevision(database, site.id, revision));
  if (!content) return [];
  const { lines } = await openWordsOf(database, site, content);
  return lines.map(({ words }) => ({ id: idOf(words), words }));
}

function idOf(words: string): string {
  return createHash("sha256").update(words).digest("hex").slice(0, 16);
}

export type ConfirmOutcome =
  | { outcome: "confirmed" }
  /** A newer candidate was sent in the meantime: its lines are to be looked at. */
  | { outcome: "newer" }
  /** The link was ended in the meantime. */
  | { outcome: "over" };

/**
 * Keeps which lines of the candidate on show a customer says are right. What is no open line of it
 * changes nothing.
 *
 * @param lines by their ids; “all” for those that were above the button.
 */
export function confirmShownLines(
  { database }: { database: Database },
  {
    review,
    releaseId,
    name,
    lines,
  }: { review: Review; releaseId: string; name: string; lines: "all" | readonly string[] },
): Promise<ConfirmOutcome> {
  return database.transaction(async (tx): Promise<ConfirmOutcome> => {
    const site = await lockSite(tx, review.site_id);
    if (!site || !(await lockReview(tx, review))) return { outcome: "over" };
    const candidate = await currentCandidate(tx, review.id);
    if (candidate?.release_id !== releaseId) return { outcome: "newer" };
    const release = await findRelease(tx, { siteId: site.id, releaseId });
    const open = await linesToConfirm(tx, site, release?.revision);
    const chosen = open.filter(({ id }) => lines === "all" || lines.includes(id));
    await confirmLines(tx, site.id, {
      lines: chosen.map(({ words }) => words),
      ...{ how: "review", by: name, actor: "customer" },
    });
    return { outcome: "confirmed" };
  });
}
