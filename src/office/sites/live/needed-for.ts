import type { ReleaseRow } from "../../../core/sites/releases/releases.ts";
import { revisionToRender } from "../../../core/sites/releases/releases.ts";
import type { Site } from "../../../core/sites/sites.ts";
import { openWordsOf } from "../../../core/sites/vouching/vouch.ts";
import type { Database } from "../../../database/client.ts";

/** What a site lacks before it can go live, and where to see to it, if that is elsewhere. */
export type Needed = { what: string; href?: string; label?: string };

/** @param approved the latest version that was approved, which is what could be published. */
export async function neededFor(
  database: Database,
  site: Site,
  approved: ReleaseRow | undefined,
): Promise<Needed[]> {
  return [
    ...(site.slug === null ? [{ what: "An address: choose it below." }] : []),
    ...approvalFor(site, approved),
    ...(await wordsFor(database, site, approved)),
    ...(site.entitled_at === null ? [{ what: "The record that it may be published, below." }] : []),
  ];
}

function approvalFor({ id, status }: Site, approved: ReleaseRow | undefined): Needed[] {
  const review = { href: `/admin/sites/${id}/review`, label: "Open the review" };
  if (status === "approved") return [];
  if (status === "in_review") {
    return [{ what: "The customer’s approval: they’ve been sent it.", ...review }];
  }
  const what = approved
    ? "A new approval: it has changed since it was approved."
    : "The customer’s approval: send it for review.";
  return [{ what, ...review }];
}

async function wordsFor(
  database: Database,
  site: Site,
  approved: ReleaseRow | undefined,
): Promise<Needed[]> {
  const number = site.status === "approved" && approved ? approved.revision : site.revision;
  const content = await revisionToRender(database, site.id, number);
  if ("outcome" in content) return [];
  const { lines, toProve } = await openWordsOf(database, site, content);
  const editor = { href: `/admin/sites/${site.id}#confirm`, label: "Open the editor" };
  const count = (all: readonly unknown[], one: string, more: string) =>
    all.length === 1 ? `One ${one}` : `${all.length} ${more}`;
  return [
    ...(lines.length > 0
      ? [{ what: `${count(lines, "line", "lines")} of ours confirmed.`, ...editor }]
      : []),
    ...(toProve.length > 0
      ? [{ what: `Proof of ${count(toProve, "sentence", "sentences").toLowerCase()}.`, ...editor }]
      : []),
  ];
}
