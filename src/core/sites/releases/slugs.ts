import { and, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import slugify from "slugify";
import type { Queryable, Transaction } from "../../../database/client.ts";
import { retiredSlugs, sites } from "../../../database/tables/sites.ts";
import { originOfSite } from "../domains/find-domain.ts";
import { findSite, lockSite, recordSiteEvent, type Site } from "../sites.ts";
import { originOfSlug } from "./hosts.ts";
import { renderLiveAt, serveMoved } from "./publish.ts";
import type { CandidateOutcome, ReleaseServices } from "./releases.ts";
import { isReserved } from "./reserved-slugs.ts";
import { tellCustomer } from "./tell-customer.ts";

export type SlugOutcome =
  | { outcome: "chosen" }
  | { outcome: "chosen already" }
  /** Not 3 to 40 lowercase letters, numbers and hyphens, or a hyphen where a host name has none. */
  | { outcome: "not a name" }
  /** A brand, or a name with a special meaning. */
  | { outcome: "reserved" }
  | { outcome: "taken" }
  /** Another site had it within a year. */
  | { outcome: "resting" }
  /** The site is live and would move: links to its present address will break. */
  | { outcome: "confirm first" }
  /** It is live, and today’s renderer would make other pages for the new address than were approved. */
  | { outcome: "look changed" }
  /** Somebody changed the site in the meantime. */
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
  const refusal = refusalOf(slug, services.config);
  if (refusal) return { outcome: refusal };
  const hindrance = await hindranceTo(services.database, siteId, slug);
  if (hindrance) return { outcome: hindrance };
  if (site.live_release !== null && !confirmed) return { outcome: "confirm first" };
  const origin = await originOfSite(services.database, { id: siteId, slug }, services.config);
  const moved = await renderLiveAt(services, site, { origin, actor });
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
    await serveMoved(tx, site, locked, { moved, actor });
    // Under its own domain it stays where it is.
    if (locked.status === "live" && origin === originOfSlug(slug, services.config)) {
      await tellCustomer(tx, services.config, { ...locked, slug }, "moved");
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

/** What companies add to their names, and nobody types. */
const companyForm = /-(pty-)?(ltd|limited)$/;

/** How many sites of one name are told apart by a number. */
const mostOfAName = 9;

/**
 * A name for a site that has none, made of its business’s, which nobody else has: “wattle-bakery”,
 * or “wattle-bakery-2”.
 *
 * @returns undefined for a business whose name gives none, such as one in an alphabet without
 * letters, or another’s brand.
 */
export async function suggestSlug(
  { database, config }: Pick<ReleaseServices, "database" | "config">,
  { id, name }: Pick<Site, "id" | "name">,
): Promise<string | undefined> {
  const whole = slugify(name, { lower: true, strict: true }).replace(companyForm, "");
  const base = whole.length > 38 ? whole.slice(0, 38).replace(/-[^-]*$/, "") : whole;
  for (let n = 1; n <= mostOfAName; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    if (refusalOf(slug, config)) return undefined;
    if (!(await hindranceTo(database, id, slug))) return slug;
  }
  return undefined;
}

function refusalOf(
  slug: string,
  config: ReleaseServices["config"],
): "not a name" | "reserved" | undefined {
  if (!isName(slug)) return "not a name";
  return isReserved(slug) || isOurs(slug, config) ? "reserved" : undefined;
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
