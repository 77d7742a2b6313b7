import { and, desc, eq, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { Document } from "../../blocks/document.ts";
import type { Facts } from "../../blocks/facts/facts.ts";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { siteRevisions, sites, siteText } from "../../database/tables/sites.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import { countRows } from "../../platform/count-rows.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { recordEvent } from "../audit/audit.ts";
import type { HeldWords } from "./checks/held-words.ts";
import { mayMove, type SiteStatus } from "./states.ts";

export type Site = typeof sites.$inferSelect;

/** Who makes a site, and what it says first. */
export type NewSite = {
  briefId: string | undefined;
  name: string;
  /** The customer’s address on record. */
  email: string;
  contactName: string | undefined;
  document: Document;
  facts: Facts;
  /** For the operator: what the draft could not use. */
  notes: readonly string[];
  /** Of its brief, what is not on the page or was mended there. */
  heldWords?: HeldWords;
  /** An operator’s id, or “draft”. */
  author: string;
};

/**
 * Makes a site with its first revision.
 *
 * @returns undefined if there is a site for that brief already; nothing has changed then.
 */
export async function createSite(tx: Transaction, site: NewSite): Promise<Site | undefined> {
  const { briefId, name, email, contactName, document, facts, notes, heldWords, author } = site;
  const [created] = await tx
    .insert(sites)
    .values({
      brief_id: briefId ?? null,
      name,
      email,
      contact_name: contactName ?? null,
      revision: 1,
      notes: [...notes],
      ...(heldWords && { held_words: heldWords }),
    })
    .onConflictDoNothing({ target: sites.brief_id })
    .returning();
  if (!created) return undefined;
  await tx
    .insert(siteRevisions)
    .values({ site_id: created.id, number: 1, document, facts, author });
  await recordSiteEvent(tx, { siteId: created.id, actor: author, action: "site.drafted" });
  return created;
}

export async function findSite(database: Queryable, id: string): Promise<Site | undefined> {
  const [site] = await database.select().from(sites).where(eq(sites.id, id));
  return site;
}

export async function siteOfBrief(database: Queryable, briefId: string): Promise<Site | undefined> {
  const [site] = await database.select().from(sites).where(eq(sites.brief_id, briefId));
  return site;
}

/** Which of these briefs have a site. */
export async function briefsWithSites(
  database: Queryable,
  briefIds: readonly string[],
): Promise<Set<string | null>> {
  const found = await database
    .select({ briefId: sites.brief_id })
    .from(sites)
    .where(inArray(sites.brief_id, [...briefIds]));
  return new Set(found.map(({ briefId }) => briefId));
}

/** A search finds at most this many, whichever they are (decision 014). */
const maxFound = 1_000;

type SitesQuery = {
  status?: SiteStatus;
  /** Words of which each is part of the name, the customer’s name or their address. */
  search?: string;
  /** The id of the last one seen. */
  before?: string;
  limit: number;
};

/** Sites, newest first. */
export async function listSites(
  database: Queryable,
  { status, search = "", before, limit }: SitesQuery,
): Promise<Site[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8);
  const having = and(
    status && eq(sites.status, status),
    ...words.map((word) => containsText(siteText(sites), word)),
  );
  const found = words.length > 0 ? await findIds(database, having) : undefined;
  return database
    .select()
    .from(sites)
    .where(
      and(
        found ? sql`${sites.id} = any(${sql.param(found)}::uuid[])` : having,
        before === undefined ? undefined : lt(sites.id, before),
      ),
    )
    .orderBy(desc(sites.id))
    .limit(limit);
}

async function findIds(database: Queryable, where: SQL | undefined): Promise<string[]> {
  const rows = await database.select({ id: sites.id }).from(sites).where(where).limit(maxFound);
  return rows.map(({ id }) => id);
}

/** The sites of the person who has this address on record, newest first, at most `limit`. */
export function listSitesOf(
  database: Queryable,
  address: string,
  { limit }: { limit: number },
): Promise<Site[]> {
  return database
    .select()
    .from(sites)
    .where(equalsIgnoringCase(sites.email, address))
    .orderBy(desc(sites.id))
    .limit(limit);
}

/** How many sites an operator can take further, each up to `maxCounted` plus one. */
export async function countWaitingSites(
  database: Database,
): Promise<{ drafts: number; approved: number }> {
  const having = (status: SiteStatus) => countRows(database, sites, eq(sites.status, status));
  const [drafts, approved] = await Promise.all([having("draft"), having("approved")]);
  return { drafts, approved };
}

/** The addresses on record of some sites. */
export async function addressesOfSites(
  database: Queryable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await database
    .select({ email: sites.email })
    .from(sites)
    .where(inArray(sites.id, [...ids]));
  return found.map(({ email }) => email);
}

/** The names of some sites, by id. */
export async function namesOfSites(
  database: Queryable,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, name } = sites;
  const found = await database
    .select({ id, name })
    .from(sites)
    .where(inArray(id, [...ids]));
  return new Map(found.map((site) => [site.id, site.name]));
}

/** Whether a site takes no more changes: its customer cancelled, or it is deleted. */
export function isClosed({ status }: Pick<Site, "status">): boolean {
  return closedStates.includes(status);
}

const closedStates: SiteStatus[] = ["cancelled", "deleted"];

/** The ids of the sites that are not, for a condition. */
export function idsOfSitesNotClosed(database: Queryable) {
  return database
    .select({ id: sites.id })
    .from(sites)
    .where(notInArray(sites.status, closedStates));
}

/** A site that no other transaction changes until this one ends. */
export async function lockSite(tx: Transaction, id: string): Promise<Site | undefined> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for("update");
  return site;
}

/**
 * Moves a site to another state and records who did it.
 *
 * @param site as `lockSite` gave it.
 * @returns whether there is such a way; nothing has changed otherwise.
 */
export async function moveSite(
  tx: Transaction,
  site: Site,
  { to, actor }: { to: SiteStatus; actor: string },
): Promise<boolean> {
  if (!mayMove(site.status, to)) return false;
  await tx.update(sites).set({ status: to, updated_at: sql`now()` }).where(eq(sites.id, site.id));
  await recordSiteEvent(tx, {
    siteId: site.id,
    actor,
    action: "site.status",
    from: site.status,
    to,
  });
  return true;
}

/** What a site’s timeline knows. Nothing personal: no address, no words of anybody. */
type SiteEvent = {
  siteId: string;
  /** An operator’s id, “draft” or “customer”. */
  actor: string;
  action: `site.${string}`;
  from?: string;
  to?: string;
  detail?: string;
};

/** Adds to a site’s timeline, which `listEvents` of the domain audit reads. */
export function recordSiteEvent(
  tx: Queryable,
  { siteId, actor, action, from, to, detail }: SiteEvent,
): Promise<void> {
  return recordEvent(tx, {
    actor,
    action,
    table_name: "sites",
    row_id: siteId,
    from_value: from ?? null,
    to_value: to ?? null,
    detail: detail ?? null,
  });
}
