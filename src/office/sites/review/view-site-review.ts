import { type Approval, lastApproval } from "../../../core/reviews/approvals.ts";
import { type Asked, unansweredIn } from "../../../core/reviews/asked.ts";
import type { ReviewKeys } from "../../../core/reviews/review-links.ts";
import { reviewAddress } from "../../../core/reviews/review-links.ts";
import { type ReviewView, viewReview } from "../../../core/reviews/review-view.ts";
import { findReviewOfSite } from "../../../core/reviews/reviews.ts";
import { type ToConfirm, toConfirm } from "../../../core/reviews/to-confirm.ts";
import { type WhatChanged, whatChanged } from "../../../core/reviews/what-changed.ts";
import { checkContent } from "../../../core/sites/checks.ts";
import { hasPhotosOnTheirWay } from "../../../core/sites/from-briefs/add-photos.ts";
import { findRevision } from "../../../core/sites/revisions.ts";
import { listSiteFiles } from "../../../core/sites/site-files.ts";
import { findSite, type Site } from "../../../core/sites/sites.ts";
import type { Database } from "../../../database/client.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { placeOfFinding } from "../editor/words.ts";

export type SiteReview = {
  site: Site;
  /** What would not be in a candidate made now. */
  toConfirm: ToConfirm[];
  /** What the customer would be asked. */
  asked: Asked[];
  /** What is only begun, and would not be in it either: where, and what is missing. */
  unfinished: { place: string; what: string }[];
  /** How many things the editor’s checks find in it. */
  findings: number;
  /** Whether pictures of the brief are not in it yet. */
  hasPhotosOnTheirWay: boolean;
  /** Of whatever candidate. */
  approval: Approval | undefined;
  /** Undefined before the site was sent for the first time. */
  review:
    | (ReviewView & {
        link: string | undefined;
        /** What the customer would find changed if it were sent now. */
        changes: WhatChanged["list"];
        /** The comments that answer a question of the site which has no answer yet. */
        addable: Set<string>;
      })
    | undefined;
};

type ViewServices = {
  database: Database;
  config: { publicUrl: string };
  reviewKeys: ReviewKeys;
};

/**
 * Everything that the office shows of a site’s review; undefined if there is no such site.
 *
 * @param before the comment before which the list goes on, as the address says it.
 */
export async function viewSiteReview(
  services: ViewServices,
  siteId: string,
  before = "",
): Promise<SiteReview | undefined> {
  const { database } = services;
  const site = isUuid(siteId) ? await findSite(database, siteId) : undefined;
  if (!site) return undefined;
  const [latest, pictures, areOnTheirWay, approval, review] = await Promise.all([
    findRevision(database, siteId),
    listSiteFiles(database, siteId),
    site.brief_id !== null && hasPhotosOnTheirWay(database, site.brief_id),
    lastApproval(database, siteId),
    findReviewOfSite(database, siteId),
  ]);
  const from = isUuid(before) ? before : undefined;
  const view = review && (await viewReview(services, { review, site, before: from }));
  const shown = view && (await findRevision(database, siteId, view.candidates.at(-1)?.revision));
  const findings = latest ? checkContent(latest, new Set(pictures.map(({ key }) => key))) : [];
  const asked = latest ? unansweredIn(latest.facts) : [];
  return {
    site,
    approval,
    unfinished: findings.flatMap((finding) =>
      finding.isUnfinished && latest
        ? { place: placeOfFinding(finding, latest.facts), what: finding.what }
        : [],
    ),
    hasPhotosOnTheirWay: areOnTheirWay,
    toConfirm: latest ? toConfirm(latest.facts) : [],
    asked,
    findings: findings.length,
    review: view && {
      ...view,
      link: review.revoked_at ? undefined : reviewAddress(services, review),
      changes: shown && latest ? whatChanged(shown, latest).list : [],
      addable: new Set(
        view.threads.whole
          .filter(({ quoted }) => asked.some(({ question }) => question === quoted))
          .map(({ id }) => id),
      ),
    },
  };
}
