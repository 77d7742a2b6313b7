import type { Database } from "../../database/client.ts";
import type { SignedIds } from "../../platform/secrets/signed-ids.ts";
import { listOwnBriefs, type OwnBrief } from "../briefs/own-briefs.ts";
import { countSiteEnquiries } from "../enquiries/site-enquiries.ts";
import { findOwnReview, type OwnReview } from "../reviews/own-review.ts";
import type { ReviewKeys } from "../reviews/review-links.ts";
import { originOfSlug } from "../sites/hosts.ts";
import { listSitesOf, type Site } from "../sites/sites.ts";
import { findOwnPlace, type OwnPlace } from "../waitlist/own-place.ts";
import type { Person } from "./people.ts";

export type PageServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  placeIds: SignedIds;
  config: { publicUrl: string; sitesDomain: string };
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
  live: LiveSite | undefined;
};

export type LiveSite = {
  /** “https://wattle.example” */
  address: string;
  /** Whether we have taken it down for now. */
  isOffline: boolean;
  /** Of the last `enquiryDays`, up to `maxCounted` plus one. */
  enquiries: number;
};

export const enquiryDays = 30;

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
    })),
  );
  const shown = websites.filter(({ brief, review, live }) => brief || review || live);
  return { place, websites: shown.toSorted((one, other) => +begunAt(other) - +begunAt(one)) };
}

async function findLive(
  { database, config }: PageServices,
  { id, status, slug }: Site,
): Promise<LiveSite | undefined> {
  if ((status !== "live" && status !== "suspended") || slug === null) return undefined;
  const enquiries = await countSiteEnquiries(database, id, { days: enquiryDays });
  return { address: originOfSlug(slug, config), isOffline: status === "suspended", enquiries };
}

function begunAt({ brief, site }: Pick<OwnWebsite, "brief" | "site">): Date {
  return brief?.created_at ?? site?.created_at ?? new Date(0);
}
