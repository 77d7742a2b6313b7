import type { Facts } from "../../../blocks/facts/facts.ts";
import { type Approval, lastApproval } from "../../../core/reviews/approvals.ts";
import { type Asked, unansweredIn } from "../../../core/reviews/asked.ts";
import type { ReviewKeys } from "../../../core/reviews/review-links.ts";
import { reviewAddress } from "../../../core/reviews/review-links.ts";
import { type ReviewView, viewReview } from "../../../core/reviews/review-view.ts";
import { findReviewOfSite } from "../../../core/reviews/reviews.ts";
import { type ToConfirm, toConfirm } from "../../../core/reviews/to-confirm.ts";
import { isUnsent } from "../../../core/reviews/unsent.ts";
import { type WhatChanged, whatChanged } from "../../../core/reviews/what-changed.ts";
import { checkContent } from "../../../core/sites/checks/checks.ts";
import { findKeptOff } from "../../../core/sites/checks/find-kept-off.ts";
import type { Finding } from "../../../core/sites/checks/finding.ts";
import { hasPhotosOnTheirWay } from "../../../core/sites/from-briefs/add-photos.ts";
import { listSiteFiles } from "../../../core/sites/pictures/site-files.ts";
import type { HostConfig } from "../../../core/sites/releases/hosts.ts";
import { isOfOlderLook } from "../../../core/sites/releases/releases.ts";
import { suggestSlug } from "../../../core/sites/releases/slugs.ts";
import { findRevision } from "../../../core/sites/revisions/revisions.ts";
import { findSite, type Site } from "../../../core/sites/sites.ts";
import type { OpenWords } from "../../../core/sites/vouching/open-words.ts";
import { openWordsOf } from "../../../core/sites/vouching/vouch.ts";
import type { Database } from "../../../database/client.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { placeOfFinding } from "../editor/words.ts";

export type SiteReview = {
  site: Site;
  /** Whether it is public, and says something else than the customer was last sent. */
  isUnsent: boolean;
  /** For a site that has no address: what that could be. */
  suggestedSlug: string | undefined;
  /** The part after it. */
  sitesDomain: string;
  /** What would not be in a candidate made now. */
  toConfirm: ToConfirm[];
  /** What the customer would be asked. */
  asked: Asked[];
  /** What somebody has to vouch for before it can be published. */
  open: OpenWords;
  /** What is only begun, and would not be in it either: where, and what is missing. */
  unfinished: { place: string; what: string }[];
  /** Pictures that would be on the pages without words for those who can’t see them: where, how many. */
  wordless: { place: string; what: string }[];
  /** What the customer seems to want kept off it. */
  keptOff: { place: string; what: string }[];
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
  config: HostConfig;
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
  const [latest, pictures, areOnTheirWay, approval, review, keptOff] = await Promise.all([
    findRevision(database, siteId),
    listSiteFiles(database, siteId),
    site.brief_id !== null && hasPhotosOnTheirWay(database, site.brief_id),
    lastApproval(database, siteId),
    findReviewOfSite(database, siteId),
    findKeptOff(database, site),
  ]);
  const from = isUuid(before) ? before : undefined;
  const view = review && (await viewReview(services, { review, site, before: from }));
  const sent = view?.candidates.at(-1);
  const shown = sent && (await findRevision(database, siteId, sent.revision));
  const keys = new Set(pictures.map(({ key }) => key));
  const findings = latest ? checkContent(latest, keys, keptOff) : [];
  const inWords = (found: readonly Finding[]) =>
    found.flatMap((finding) =>
      latest ? { place: placeOfFinding(finding, latest.facts), what: finding.what } : [],
    );
  const asked = latest ? unansweredIn(latest.facts) : [];
  return {
    site,
    isUnsent: await isUnsent(database, site),
    suggestedSlug: site.slug === null ? await suggestSlug(services, site) : undefined,
    sitesDomain: services.config.sitesDomain,
    approval,
    unfinished: inWords(findings.filter(({ isUnfinished }) => isUnfinished)),
    wordless: latest ? wordlessByPlace(findings, latest.facts) : [],
    keptOff: inWords(findings.filter(({ isKeptOff }) => isKeptOff)),
    hasPhotosOnTheirWay: areOnTheirWay,
    toConfirm: latest ? toConfirm(latest) : [],
    asked,
    open: latest ? await openWordsOf(database, site, latest) : { lines: [], toProve: [] },
    findings: findings.length,
    review: view && {
      ...view,
      link: review.revoked_at ? undefined : reviewAddress(services, review),
      changes: shown && latest ? whatChanged(shown, latest, isOfOlderLook(sent)).list : [],
      addable: new Set(
        view.threads.whole
          .filter(({ quoted }) => asked.some(({ question }) => question === quoted))
          .map(({ id }) => id),
      ),
    },
  };
}

function wordlessByPlace(findings: readonly Finding[], facts: Facts): SiteReview["wordless"] {
  const wordless = findings.filter(({ isWordless }) => isWordless);
  const byPlace = Map.groupBy(wordless, (finding) => placeOfFinding(finding, facts));
  return [...byPlace].map(([place, { length }]) => ({
    place,
    what: length === 1 ? "one picture" : `${length} pictures`,
  }));
}
