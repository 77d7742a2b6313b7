import { and, eq, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../database/client.ts";
import { siteReleases, sites } from "../../../database/tables/sites.ts";
import { originOfSite } from "../domains/find-domain.ts";
import { findSite, lockSite, moveSite, recordSiteEvent, type Site } from "../sites.ts";
import { claimsInRelease } from "../vouching/claims-in-release.ts";
import { openWordsOf } from "../vouching/vouch.ts";
import { announceHosting } from "./hosting-state.ts";
import type { HostConfig } from "./hosts.ts";
import {
  type CandidateOutcome,
  findRelease,
  isOfOlderLook,
  makeRelease,
  type ReleaseRow,
  type ReleaseServices,
  revisionToRender,
} from "./releases.ts";
import { tellCustomer } from "./tell-customer.ts";

type Unrenderable = Extract<CandidateOutcome, { outcome: "unknown version" | "file missing" }>;

export type PublishOutcome =
  /** @param renderedAgain whether the host has changed since the approval, and nothing else. */
  | { outcome: "published"; renderedAgain: boolean }
  | { outcome: "published already" }
  /** Nobody has approved this release. */
  | { outcome: "not approved" }
  /** The site changed after its approval and was never live. */
  | { outcome: "changed since" }
  /** Nobody has recorded that the site may be published. */
  | { outcome: "not entitled" }
  | { outcome: "slug missing" }
  /** It was taken down; putting it back comes first. */
  | { outcome: "offline" }
  /** It was approved for another host, and today’s renderer would make other pages of it. */
  | { outcome: "look changed" }
  /** Somebody chose another address in the meantime. */
  | { outcome: "address changed" }
  /** It would say what a law forbids today, or what nobody has vouched for. */
  | { outcome: "words"; refused: RefusedWords }
  | { outcome: "closed" }
  | { outcome: "missing" }
  | Unrenderable;

/** What keeps a release from being published. */
export type RefusedWords = {
  /** Each claim as a sentence, with what may be said instead. */
  forbidden: string[];
  /** Our lines that nobody has confirmed. */
  lines: string[];
  /** Sentences whose proof nobody has seen. */
  toProve: string[];
};

type Publishing = { siteId: string; releaseId: string; actor: string };

/**
 * Serves an approved release on the site’s host from now on. One that was approved for another host
 * is rendered again for this one, without a new approval: its revision stays the same, and so does
 * the renderer, or else it has to be approved anew. What it says is checked by the rules of today,
 * whenever it was approved, and when going back to it too. The customer is told by email.
 */
export async function publishRelease(
  services: ReleaseServices,
  publishing: Publishing,
  action: "site.published" | "site.rolled_back" = "site.published",
): Promise<PublishOutcome> {
  const { siteId, actor } = publishing;
  const [site, approved] = await Promise.all([
    findSite(services.database, siteId),
    findRelease(services.database, publishing),
  ]);
  if (!site || !approved) return { outcome: "missing" };
  const hindrance = hindranceOf(site, approved);
  if (hindrance) return { outcome: hindrance };
  const at = (database: Queryable) =>
    originOfSite(database, { id: siteId, slug: site.slug ?? "" }, services.config);
  const origin = await at(services.database);
  const rendered = await releaseFor(services, approved, { origin, actor });
  if (rendered.outcome !== "made") return rendered;
  const { id } = rendered.release;
  const content = await revisionToRender(services.database, siteId, approved.revision);
  if ("outcome" in content) return content;
  // Its bytes never change, so they need no lock.
  const forbidden = await claimsInRelease(services, { siteId, releaseId: id }, content);
  return services.database.transaction(async (tx): Promise<PublishOutcome> => {
    const locked = await lockSite(tx, siteId);
    if (!locked) return { outcome: "missing" };
    const stillHindrance = hindranceOf(locked, approved);
    if (stillHindrance) return { outcome: stillHindrance };
    if (locked.slug !== site.slug || (await at(tx)) !== origin) {
      return { outcome: "address changed" };
    }
    if (locked.status === "live" && locked.live_release === id) {
      return { outcome: "published already" };
    }
    const open = await openWordsOf(tx, locked, content);
    const refused = { forbidden, lines: wordsOf(open.lines), toProve: wordsOf(open.toProve) };
    if (Object.values(refused).some((words) => words.length > 0)) {
      return { outcome: "words", refused };
    }
    const renderedAgain = id !== approved.id;
    if (renderedAgain) await approveAsRenderedAgain(tx, siteId, id, actor);
    await serve(tx, locked, id);
    const detail = `revision ${approved.revision}`;
    await recordSiteEvent(tx, { siteId, actor, action, detail });
    await moveSite(tx, { ...locked, live_release: id }, { to: "live", actor });
    const changed = action === "site.rolled_back" ? "rolled back" : "changed";
    await tellCustomer(tx, services.config, locked, locked.status === "live" ? changed : "live");
    return { outcome: "published", renderedAgain };
  });
}

/** Why a site cannot go live with this release. */
function hindranceOf({ status, entitled_at, slug }: Site, { approved_at }: ReleaseRow) {
  if (status === "cancelled" || status === "deleted") return "closed";
  if (status === "suspended") return "offline";
  if (approved_at === null) return "not approved";
  if (entitled_at === null) return "not entitled";
  if (slug === null) return "slug missing";
  return status === "approved" || status === "live" ? undefined : "changed since";
}

function wordsOf(found: readonly { words: string }[]): string[] {
  return found.map(({ words }) => words);
}

/** The same revision for the host of today, which mostly is the release itself. */
async function releaseFor(
  services: ReleaseServices,
  { site_id, id, revision, origin, renderer }: ReleaseRow,
  wanted: { origin: string; actor: string },
) {
  const release = { siteId: site_id, id, revision, origin };
  if (origin === wanted.origin) return { outcome: "made" as const, release };
  if (isOfOlderLook({ renderer })) return { outcome: "look changed" as const };
  return makeRelease(services, { siteId: site_id, number: revision, ...wanted });
}

/**
 * What is live, made for another address of its site.
 *
 * @returns undefined for a site that has never been live.
 */
export async function renderLiveAt(
  services: ReleaseServices,
  { id: siteId, live_release: releaseId }: Site,
  wanted: { origin: string; actor: string },
) {
  if (releaseId === null) return undefined;
  const live = await findRelease(services.database, { siteId, releaseId });
  return live ? releaseFor(services, live, wanted) : { outcome: "missing" as const };
}

/**
 * Serves what `renderLiveAt` made: the same words, so that what was before them still is. What today’s
 * renderer would change stays as it is until it is approved anew: its links lead to the same pages.
 *
 * @param before the site as it was rendered.
 * @param site the same, locked.
 */
export async function serveMoved(
  tx: Transaction,
  before: Site,
  site: Site,
  { moved, actor }: { moved: Awaited<ReturnType<typeof renderLiveAt>>; actor: string },
): Promise<void> {
  if (moved?.outcome !== "made" || site.live_release !== before.live_release) return;
  await approveAsRenderedAgain(tx, site.id, moved.release.id, actor);
  await serve(tx, site, moved.release.id, site.previous_release);
}

/** Records that a release holds what was approved, under another address. */
async function approveAsRenderedAgain(
  tx: Transaction,
  siteId: string,
  releaseId: string,
  actor: string,
): Promise<void> {
  await tx
    .update(siteReleases)
    .set({ approved_at: sql`coalesce(approved_at, now())` })
    .where(and(eq(siteReleases.site_id, siteId), eq(siteReleases.id, releaseId)));
  await recordSiteEvent(tx, { siteId, actor, action: "site.rendered_for_host" });
}

/**
 * Points the site’s host to a release and keeps the one before at hand.
 *
 * @param before the one to go back to; what was live, unless this says otherwise.
 */
export async function serve(
  tx: Transaction,
  site: Site,
  releaseId: string,
  before = site.live_release === releaseId ? site.previous_release : site.live_release,
): Promise<void> {
  await tx
    .update(sites)
    .set({
      live_release: releaseId,
      previous_release: before,
      released_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(sites.id, site.id));
  await announceHosting(tx);
}

/** Serves what was served before the latest release. Done again, it comes back to that one. */
export async function rollBack(
  services: ReleaseServices,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<PublishOutcome | { outcome: "nothing before" }> {
  const site = await findSite(services.database, siteId);
  if (!site) return { outcome: "missing" };
  const releaseId = site.previous_release;
  if (releaseId === null) return { outcome: "nothing before" };
  return publishRelease(services, { siteId, releaseId, actor }, "site.rolled_back");
}

export type MoveOutcome =
  | { outcome: "moved" }
  | { outcome: "not possible" }
  | { outcome: "missing" };

/** Takes a live site offline: its host says so kindly, and everything is kept. The customer is told. */
export function takeDown(
  services: MoveServices,
  change: { siteId: string; actor: string },
): Promise<MoveOutcome> {
  return move(services, change, { from: "live", to: "suspended" });
}

/** Serves a site again that was taken down. The customer is told. */
export function putBack(
  services: MoveServices,
  change: { siteId: string; actor: string },
): Promise<MoveOutcome> {
  return move(services, change, { from: "suspended", to: "live" });
}

type MoveServices = { database: Database; config: HostConfig };

function move(
  { database, config }: MoveServices,
  { siteId, actor }: { siteId: string; actor: string },
  { from, to }: { from: "live" | "suspended"; to: "live" | "suspended" },
): Promise<MoveOutcome> {
  return database.transaction(async (tx): Promise<MoveOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    if (site.status !== from) return { outcome: "not possible" };
    await moveSite(tx, site, { to, actor });
    await announceHosting(tx);
    await tellCustomer(tx, config, site, to === "live" ? "back" : "offline");
    return { outcome: "moved" };
  });
}

export type EntitleOutcome =
  | { outcome: "entitled" }
  | { outcome: "entitled already" }
  | { outcome: "closed" }
  | { outcome: "missing" };

/** Records that a site may be published, such as when it is paid for. */
export function entitleSite(
  { database }: { database: Database },
  { siteId, actor }: { siteId: string; actor: string },
): Promise<EntitleOutcome> {
  return database.transaction(async (tx): Promise<EntitleOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    if (site.status === "cancelled" || site.status === "deleted") return { outcome: "closed" };
    if (site.entitled_at !== null) return { outcome: "entitled already" };
    await tx
      .update(sites)
      .set({ entitled_at: sql`now()`, updated_at: sql`now()` })
      .where(eq(sites.id, siteId));
    await recordSiteEvent(tx, { siteId, actor, action: "site.entitled" });
    return { outcome: "entitled" };
  });
}
