import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/client.ts";
import { retiredSlugs, sites } from "../../database/tables/sites.ts";
import { originOfSlug } from "./hosts.ts";
import { approveAsRenderedAgain, releaseFor, serve } from "./publish.ts";
import { type CandidateOutcome, findRelease, type ReleaseServices } from "./releases.ts";
import { isReserved } from "./reserved-slugs.ts";
import { findSite, lockSite, recordSiteEvent, type Site } from "./sites.ts";

export type SlugOutcome =
  | { outcome: "chosen" }
  | { outcome: "chosen already" }
  /** Not 3 to 40 lowercase letters, numbers and hyphens, or a hyphen where a host name has none. */
  | { outcome: "not a name" }
  /** A brand, or a name that means something of its own. */
  | { outcome: "reserved" }
  | { outcome: "taken" }
  /** Another site had it within a year. */
  | { outcome: "resting" }
  /** The site is live and would move: links to its present address will break. */
  | { outcome: "confirm first" }
  /** Somebody changed the site meanwhile. */
  | { outcome: "changed since" }
  | { outcome: "closed" }
  | { outcome: "missing" }
  | Extract<CandidateOutcome, { outcome: "unknown version" | "file missing" }>;

type Choice = {
  siteId: string;
  slug: string;
  /** Whether a live site may move. */
  confirmed: boolean;
  actor: string;
};

/**
 * Chooses the first label of a site’s reserved host. A live site moves there at once, rendered again
 * for its new address; the old one is nobody else’s for a year.
 */
export async function chooseSlug(
  services: ReleaseServices,
  { siteId, slug, confirmed, actor }: Choice,
): Promise<SlugOutcome> {
  const site = await findSite(services.database, siteId);
  if (!site) return { outcome: "missing" };
  if (site.status === "cancelled" || site.status === "deleted") return { outcome: "closed" };
  if (site.slug === slug) return { outcome: "chosen already" };
  if (!isName(slug)) return { outcome: "not a name" };
  if (isReserved(slug) || isOurs(slug, services.config)) return { outcome: "reserved" };
  const hindrance = await hindranceTo(services.database, siteId, slug);
  if (hindrance) return { outcome: hindrance };
  if (site.live_release !== null && !confirmed) return { outcome: "confirm first" };
  const moved = await renderedAt(services, site, slug, actor);
  if (moved && moved.outcome !== "made") return moved;
  return services.database.transaction(async (tx): Promise<SlugOutcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site slugs'))`);
    const locked = await lockSite(tx, siteId);
    if (locked?.slug !== site.slug || locked.live_release !== site.live_release) {
      return { outcome: "changed since" };
    }
    const newHindrance = await hindranceTo(tx, siteId, slug);
    if (newHindrance) return { outcome: newHindrance };
    await take(tx, locked, slug);
    if (moved) {
      await approveAsRenderedAgain(tx, siteId, moved.release.id, actor);
      // The same words: what was before them still is.
      await serve(tx, locked, moved.release.id, locked.previous_release);
    }
    const from = site.slug ?? undefined;
    await recordSiteEvent(tx, {
      siteId,
      actor,
      action: "site.slug",
      ...(from && { from }),
      to: slug,
    });
    return { outcome: "chosen" };
  });
}

/** Also what DNS asks of a label (RFC 5891, 4.2.3.1): “xn--” is an alphabet in disguise. */
function isName(slug: string): boolean {
  return /^[a-z0-9-]{3,40}$/.test(slug) && !/^-|-$|^..--/.test(slug);
}

function isOurs(slug: string, config: ReleaseServices["config"]): boolean {
  return new URL(originOfSlug(slug, config)).hostname === new URL(config.publicUrl).hostname;
}

async function hindranceTo(
  database: Queryable,
  siteId: string,
  slug: string,
): Promise<"taken" | "resting" | undefined> {
  const [taken] = await database.select({ id: sites.id }).from(sites).where(eq(sites.slug, slug));
  if (taken) return "taken";
  const [resting] = await database
    .select({ slug: retiredSlugs.slug })
    .from(retiredSlugs)
    .where(
      and(
        eq(retiredSlugs.slug, slug),
        sql`${retiredSlugs.site_id} is distinct from ${siteId}`,
        gt(retiredSlugs.retired_at, sql`now() - interval '1 year'`),
      ),
    );
  return resting && "resting";
}

/** What is live, at its new address; undefined for a site that is not. */
async function renderedAt(services: ReleaseServices, site: Site, slug: string, actor: string) {
  if (site.live_release === null) return undefined;
  const live = await findRelease(services.database, {
    siteId: site.id,
    releaseId: site.live_release,
  });
  if (!live) return { outcome: "missing" as const };
  return releaseFor(services, live, { origin: originOfSlug(slug, services.config), actor });
}

async function take(tx: Transaction, site: Site, slug: string): Promise<void> {
  await tx.delete(retiredSlugs).where(eq(retiredSlugs.slug, slug));
  await retireSlugs(tx, [site.id]);
  await tx.update(sites).set({ slug, updated_at: sql`now()` }).where(eq(sites.id, site.id));
}

/** Keeps the present slugs of these sites from everybody else for a year from now. */
export async function retireSlugs(tx: Transaction, siteIds: readonly string[]): Promise<void> {
  const had = await tx
    .select({ slug: sql<string>`${sites.slug}`, site_id: sites.id })
    .from(sites)
    .where(and(inArray(sites.id, [...siteIds]), isNotNull(sites.slug)));
  if (had.length > 0) await tx.insert(retiredSlugs).values(had);
}
