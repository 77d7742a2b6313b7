import type { Database } from "../../database/client.ts";
import type { SignedIds } from "../../platform/secrets/signed-ids.ts";
import { type AskedQuestion, listQuestions } from "../assistant/asked-questions.ts";
import { listOwnBriefs, type OwnBrief } from "../briefs/own-briefs.ts";
import { countSiteEnquiries } from "../enquiries/site-enquiries.ts";
import { findOwnReview, type OwnReview } from "../reviews/own-review.ts";
import type { ReviewKeys } from "../reviews/review-links.ts";
import { type Cancellation, findCancellation } from "../sites/cancelling/cancellation.ts";
import { findOwnDomain, type OwnDomain } from "../sites/domains/own-domain.ts";
import { type PublicPlace, publicPlaceOf } from "../sites/domains/public-place.ts";
import { listSitesOf, type Site } from "../sites/sites.ts";
import { sketchPath } from "../sketches/fields.ts";
import { findSketch } from "../sketches/sketches.ts";
import { type TweaksAtAGlance, tweaksAtAGlance } from "../tweaks/tweaks.ts";
import { findOwnPlace, type OwnPlace } from "../waitlist/own-place.ts";
import type { Person } from "./people.ts";

export type PageServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  placeIds: SignedIds;
  config: { publicUrl: string; sitesDomain: string; sitesAddresses: readonly string[] };
};

/** All that we have for one address. */
export type YourPage = {
  place: OwnPlace | undefined;
  /** Newest first. */
  websites: OwnWebsite[];
};

/** A website from its brief to its life in public. */
export type OwnWebsite = {
  brief: OwnBrief | undefined;
  /** Nobody but us has seen it while it has no review. */
  site: Site | undefined;
  review: OwnReview | undefined;
  /** What the brief began with, while it is kept. */
  sketch: { name: string; path: string } | undefined;
  live: LiveSite | undefined;
  /** While it can be taken back. */
  cancelled: Cancellation | undefined;
};

export type LiveSite = PublicPlace & {
  /** When its present version was published. */
  since: Date | null;
  /** Of the last `enquiryDays`, up to `maxCounted` plus one. */
  enquiries: number;
  /** What visitors asked this month and the website could not say, most asked first. */
  unanswered: AskedQuestion[];
  /** Of their own; “none” if they could have one. */
  domain: OwnDomain | "none" | undefined;
  tweaks: TweaksAtAGlance;
};

export const enquiryDays = 30;

const mostAsked = 5;

/** Far more than anybody has; anybody can send briefs with anybody’s address. */
const mostShown = 20;

/** What somebody’s own page shows, as it is at this moment. */
export async function findYourPage(
  services: PageServices,
  { email }: Pick<Person, "email">,
): Promise<YourPage> {
  const { database } = services;
  const [place, briefs, sites] = await Promise.all([
    findOwnPlace(services, email),
    listOwnBriefs(database, email, { limit: mostShown }),
    listSitesOf(database, email, { limit: mostShown }),
  ]);
  const ofBriefs = briefs.map((brief) => ({
    brief,
    site: sites.find(({ brief_id }) => brief_id === brief.id),
  }));
  const others = sites
    .filter((site) => !ofBriefs.some((known) => known.site === site))
    .map((site) => ({ brief: undefined, site }));
  const websites = await Promise.all(
    [...ofBriefs, ...others].map(async ({ brief, site }) => ({
      ...{ brief, site },
      review: site && (await findOwnReview(services, site)),
      live: site && (await findLive(services, site)),
      cancelled: site && (await findCancellation(database, site.id)),
      sketch: brief && (await findKeptSketch(services, brief)),
    })),
  );
  const shown = websites.filter(
    ({ brief, review, live, cancelled }) => brief || review || live || cancelled,
  );
  return { place, websites: shown.toSorted((one, other) => +begunAt(other) - +begunAt(one)) };
}

async function findKeptSketch(
  services: PageServices,
  { chosen_preview: chosen }: OwnBrief,
): Promise<OwnWebsite["sketch"]> {
  if (!chosen?.token) return undefined;
  const found = await findSketch(services, chosen.token);
  return found && { name: found.name, path: `${sketchPath}/${chosen.token}` };
}

async function findLive(services: PageServices, site: Site): Promise<LiveSite | undefined> {
  const { database, config } = services;
  const place = await publicPlaceOf(database, site, config);
  if (!place || site.slug === null) return undefined;
  const { id, slug } = site;
  const [enquiries, domain, questions, tweaks] = await Promise.all([
    countSiteEnquiries(database, id, { days: enquiryDays }),
    findOwnDomain(services, { id, slug }),
    listQuestions(database, id),
    tweaksAtAGlance(database, id),
  ]);
  const unanswered = questions.filter(({ is_answered }) => !is_answered).slice(0, mostAsked);
  return { ...place, since: site.released_at, enquiries, domain, unanswered, tweaks };
}

function begunAt({ brief, site }: Pick<OwnWebsite, "brief" | "site">): Date {
  return brief?.created_at ?? site?.created_at ?? new Date(0);
}
