import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { rendererVersion } from "../../../blocks/page/renderer.ts";
import type { Database, Queryable, Transaction } from "../../../database/client.ts";
import { siteReleaseFiles, siteReleases } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { checkClaims } from "../checks/check-claims.ts";
import { originOfSite } from "../domains/find-domain.ts";
import { placeOfBlob } from "../pictures/site-files.ts";
import { findRevision, type Revision, UnknownVersion } from "../revisions/revisions.ts";
import { findSite, lockSite, moveSite, recordSiteEvent, type Site } from "../sites.ts";
import { areStored, type Blob, blobOf, inBrotli, lockBlobs, storeBlobs } from "./blobs.ts";
import { finishedContent } from "./finished-content.ts";
import type { HostConfig } from "./hosts.ts";
import { type RenderedFile, renderRelease } from "./render-release.ts";

export type ReleaseServices = { database: Database; files: FileStore; config: HostConfig };

type Release = {
  siteId: string;
  /** SHA-256 of its manifest: the same bytes have the same id. */
  id: string;
  /** The latest that has these bytes. */
  revision: number;
  /** “https://wattle.example” */
  origin: string;
};

export type CandidateOutcome =
  | { outcome: "made"; release: Release }
  /** Nobody has chosen under which name it will be served. */
  | { outcome: "slug missing" }
  /** The revision is newer than this program. */
  | { outcome: "unknown version"; reason: string }
  /** A photo or a font that a page asks for is not in the store. */
  | { outcome: "file missing"; file: string }
  /** It would say what a law forbids: each claim as a sentence. */
  | { outcome: "forbidden"; claims: string[] }
  /** Its customer cancelled, or it is deleted. */
  | { outcome: "closed" }
  | { outcome: "missing" };

/**
 * Renders a revision of a site for its reserved host and keeps the bytes, as a candidate to be
 * approved. Done again without a change it gives the same release.
 *
 * @param revision the latest without this.
 */
export async function makeCandidate(
  services: ReleaseServices,
  { siteId, actor, revision }: { siteId: string; actor: string; revision?: number },
): Promise<CandidateOutcome> {
  const site = await findSite(services.database, siteId);
  if (!site) return { outcome: "missing" };
  if (site.status === "cancelled" || site.status === "deleted") return { outcome: "closed" };
  if (site.slug === null) return { outcome: "slug missing" };
  const number = revision ?? site.revision;
  const content = await revisionToRender(services.database, siteId, number);
  if ("outcome" in content) return content;
  const claims = checkClaims(finishedContent(content)).map(({ what }) => what);
  if (claims.length > 0) return { outcome: "forbidden", claims };
  const { id, slug } = site;
  const origin = await originOfSite(services.database, { id, slug }, services.config);
  return makeRelease(services, { siteId, number, origin, actor });
}

type Wanted = { siteId: string; number: number; origin: string; actor: string };

type ReleaseOutcome = Exclude<
  CandidateOutcome,
  { outcome: "slug missing" | "forbidden" | "closed" }
>;

/**
 * Renders a revision for an address, stores its bytes and then its rows. What a crash leaves without
 * rows is swept.
 */
export async function makeRelease(
  services: Omit<ReleaseServices, "config">,
  { siteId, number, origin, actor }: Wanted,
): Promise<ReleaseOutcome> {
  const { database, files } = services;
  const found = await revisionToRender(database, siteId, number);
  if ("outcome" in found) return found;
  const { document, facts } = found;
  const rendered = await renderRelease(services, { siteId, document, facts, origin });
  if (rendered.outcome === "file missing") return rendered;
  const parts = await Promise.all(rendered.files.map(partOf));
  const blobs = parts.flatMap(({ blob, brotli }) => (brotli ? [blob, brotli] : [blob]));
  const release = { siteId, id: idOf(parts), revision: number, origin };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await storeBlobs(files, blobs);
    const isAdded = await database.transaction(async (tx) => {
      await lockBlobs(tx);
      // A sweep, or the erasure of a site that had some of them, may have come in between.
      if (!(await areStored(tx, files, blobs))) return false;
      await addRows(tx, release, parts, actor);
      return true;
    });
    if (isAdded) return { outcome: "made", release };
  }
  throw new Error(`the store lost blobs of a release ${ATTEMPTS} times as they were stored`);
}

/** How often somebody may remove what a release has stored before its rows name it. */
const ATTEMPTS = 5;

/** A revision that is to be rendered, or was. */
export async function revisionToRender(
  database: Queryable,
  siteId: string,
  number: number,
): Promise<Revision | { outcome: "missing" } | { outcome: "unknown version"; reason: string }> {
  try {
    return (await findRevision(database, siteId, number)) ?? { outcome: "missing" };
  } catch (error) {
    if (!(error instanceof UnknownVersion)) throw error;
    return { outcome: "unknown version", reason: error.message };
  }
}

/** A file of a release with the blobs that hold it. */
type Part = RenderedFile & { blob: Blob; brotli: Blob | undefined };

async function partOf(file: RenderedFile): Promise<Part> {
  const blob = blobOf(file.bytes, file.type);
  return { ...file, blob, brotli: await inBrotli(blob) };
}

/** Not of the brotli forms, which another version of the library may make differently. */
function idOf(parts: readonly Part[]): string {
  const manifest = parts
    .map(({ path, type, blob, policy }) => JSON.stringify([path, type, blob.hash, policy]))
    .toSorted();
  return createHash("sha256").update(manifest.join("\n")).digest("hex");
}

async function addRows(
  tx: Transaction,
  { siteId, id, revision, origin }: Release,
  parts: readonly Part[],
  actor: string,
): Promise<void> {
  // Another revision, or a newer renderer, with the same bytes: an approval of these is one of it too.
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    insert into site_releases (site_id, id, revision, origin, renderer)
    values (${siteId}, ${id}, ${revision}, ${origin}, ${rendererVersion})
    on conflict (site_id, id) do update set
      revision = greatest(site_releases.revision, excluded.revision),
      renderer = greatest(site_releases.renderer, excluded.renderer)
    returning xmax = 0 as is_new
  `);
  if (!rows[0]?.is_new) return;
  await tx.insert(siteReleaseFiles).values(
    parts.map(({ path, type, policy, blob, brotli }) => ({
      ...{ site_id: siteId, release_id: id, path, type, policy },
      ...{ blob: blob.hash, bytes: blob.bytes.length },
      ...{ brotli_blob: brotli?.hash ?? null, brotli_bytes: brotli?.bytes.length ?? null },
    })),
  );
  const detail = `revision ${revision}`;
  await recordSiteEvent(tx, { siteId, actor, action: "site.rendered", detail });
}

export type ReleaseRow = typeof siteReleases.$inferSelect;

export async function findRelease(
  database: Queryable,
  { siteId, releaseId }: { siteId: string; releaseId: string },
): Promise<ReleaseRow | undefined> {
  const [release] = await database
    .select()
    .from(siteReleases)
    .where(and(eq(siteReleases.site_id, siteId), eq(siteReleases.id, releaseId)));
  return release;
}

/** Which revision each release of a site is of, and which renderer made it, by the release’s id. */
export async function originsOfReleases(
  database: Queryable,
  siteId: string,
): Promise<Map<string, Pick<ReleaseRow, "revision" | "renderer" | "origin">>> {
  const { id, revision, renderer, origin, site_id } = siteReleases;
  const rows = await database
    .select({ id, revision, renderer, origin })
    .from(siteReleases)
    .where(eq(site_id, siteId));
  return new Map(rows.map(({ id, ...made }) => [id, made]));
}

/** Whether visitors see this release, or the very same rendered again for another address. */
export async function isServed(
  database: Queryable,
  { id: siteId, status, live_release }: Pick<Site, "id" | "status" | "live_release">,
  releaseId: string,
): Promise<boolean> {
  if (status !== "live" || live_release === null) return false;
  if (live_release === releaseId) return true;
  const [live, other] = await Promise.all([
    findRelease(database, { siteId, releaseId: live_release }),
    findRelease(database, { siteId, releaseId }),
  ]);
  return live?.revision === other?.revision && live?.renderer === other?.renderer;
}

/** Whether today’s renderer is another than the one that made a release, which may be unknown. */
export function isOfOlderLook({ renderer }: Pick<ReleaseRow, "renderer">): boolean {
  return renderer !== rendererVersion;
}

/**
 * One answer of a release, as a review shows it.
 *
 * @param path without a slash at the front.
 * @returns undefined if the release has no such path.
 * @throws Error if the store has lost its bytes.
 */
export async function readReleaseFile(
  { database, files }: Omit<ReleaseServices, "config">,
  { siteId, releaseId, path }: { siteId: string; releaseId: string; path: string },
): Promise<{ type: string; bytes: Buffer; policy: string | null } | undefined> {
  const { site_id, release_id, path: ofFile, type, blob, policy } = siteReleaseFiles;
  const [file] = await database
    .select({ type, blob, policy })
    .from(siteReleaseFiles)
    .where(and(eq(site_id, siteId), eq(release_id, releaseId), eq(ofFile, path)));
  if (!file) return undefined;
  const stored = await files.read(placeOfBlob(file.blob));
  if (!stored) throw new Error(`the store has lost the blob ${file.blob}`);
  return { type: file.type, bytes: await buffer(stored), policy: file.policy };
}

export type ReleaseApproval =
  | { outcome: "approved" }
  | { outcome: "approved already" }
  /** Its customer cancelled, or it is deleted. */
  | { outcome: "closed" }
  | { outcome: "missing" };

/**
 * Records that these very bytes may be published. A site in review is approved by it; one that is
 * live stays so, with the release that it has.
 */
export async function approveRelease(
  tx: Transaction,
  { siteId, releaseId, actor }: { siteId: string; releaseId: string; actor: string },
): Promise<ReleaseApproval> {
  const site = await lockSite(tx, siteId);
  const release = site && (await findRelease(tx, { siteId, releaseId }));
  if (!release) return { outcome: "missing" };
  if (site.status === "cancelled" || site.status === "deleted") return { outcome: "closed" };
  const isNew = release.approved_at === null;
  if (isNew) {
    await tx
      .update(siteReleases)
      .set({ approved_at: sql`now()` })
      .where(and(eq(siteReleases.site_id, siteId), eq(siteReleases.id, releaseId)));
    const detail = `revision ${release.revision}`;
    await recordSiteEvent(tx, { siteId, actor, action: "site.release_approved", detail });
  }
  if (site.status === "in_review") await moveSite(tx, site, { to: "approved", actor });
  return { outcome: isNew ? "approved" : "approved already" };
}

/** The latest approved releases of a site, newest first. */
export function listApprovedReleases(
  database: Queryable,
  siteId: string,
  { limit }: { limit: number },
): Promise<ReleaseRow[]> {
  return database
    .select()
    .from(siteReleases)
    .where(and(eq(siteReleases.site_id, siteId), isNotNull(siteReleases.approved_at)))
    .orderBy(desc(siteReleases.approved_at))
    .limit(limit);
}
