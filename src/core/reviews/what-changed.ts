import type { Database } from "../../database/client.ts";
import { compareContent } from "../sites/revisions/compare-content.ts";
import type { Content } from "../sites/revisions/merge.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { nameOfBlock, nameOfPage } from "./blocks-in-words.ts";
import type { ReviewView } from "./review-view.ts";

type What = "new" | "changed" | "moved" | "removed";

export type WhatChanged = {
  /** In the order of the pages, what was removed last; “Prices, Services and prices: What it costs”. */
  list: { what: What | "renewed"; name: string }[];
  /** What became of sections that are there, by their ids. */
  marks: Partial<Record<string, What>>;
};

/**
 * What a visitor finds changed from one content to another, in words.
 *
 * @param isRenewed whether another renderer made the one than the other, so that any section may look
 *   different.
 */
export function whatChanged(before: Content, after: Content, isRenewed = false): WhatChanged {
  const { sections, pages, look } = compareContent(before, after, { shown: "confirmed" });
  const isOfSeveral = Math.max(before.document.pages.length, after.document.pages.length) > 1;
  // A page that came or went counts for all that is on it.
  const whole = new Set(pages.flatMap(({ page, change }) => (change === "changed" ? [] : page.id)));
  const list = [
    ...(isRenewed ? [{ what: "renewed" as const, name: "The look throughout" }] : []),
    ...(look ? [{ what: "changed" as const, name: "The colours or the design" }] : []),
    ...pages.map(({ page, change }) => {
      const name = `The page “${nameOfPage(page.path)}”`;
      const words = "its address, or its title and description for search engines";
      return { what: change, name: change === "changed" ? `${name}: ${words}` : name };
    }),
    ...sections
      .filter(({ page }) => !whole.has(page.id))
      .map(({ block, page, change }) => ({
        what: change,
        name: (isOfSeveral ? `${nameOfPage(page.path)}, ` : "") + nameOfBlock(block),
      })),
  ];
  const marks = sections.map(({ block, change }) => [block.id, change]);
  return { list, marks: Object.fromEntries(marks) };
}

/** How many of the versions before are compared with the one on show. */
const versionsBack = 5;

export type SinceEarlier = WhatChanged & {
  releaseId: string;
  /** The first is 1. */
  version: number;
  sentAt: Date;
};

/** What changed since each of the versions that were shown before, the latest of them first. */
export async function changesSinceEarlier(
  { database }: { database: Database },
  { siteId, candidates, current }: { siteId: string } & Pick<ReviewView, "candidates" | "current">,
): Promise<SinceEarlier[]> {
  const earlier = candidates
    .map((candidate, at) => ({ ...candidate, version: at + 1 }))
    .filter(({ id }) => id !== current.id)
    .toReversed()
    .slice(0, versionsBack);
  const shown = candidates.at(-1);
  const now = await findRevision(database, siteId, shown?.revision);
  if (!now || earlier.length === 0) return [];
  return Promise.all(
    earlier.map(async ({ release_id: releaseId, version, created_at: sentAt, ...made }) => {
      const then = await findRevision(database, siteId, made.revision);
      const isRenewed = made.renderer !== shown?.renderer;
      return { releaseId, version, sentAt, ...whatChanged(then ?? now, now, isRenewed) };
    }),
  );
}
