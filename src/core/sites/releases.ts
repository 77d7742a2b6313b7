import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { siteReleaseFiles, siteReleases } from "../../database/tables/sites.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { areStored, type Blob, blobOf, inBrotli, lockBlobs, storeBlobs } from "./blobs.ts";
import { checkClaims } from "./check-claims.ts";
import { finishedContent } from "./finished-content.ts";
import { type HostConfig, originOfSlug } from "./hosts.ts";
import { type RenderedFile, renderRelease } from "./render-release.ts";
import { findRevision, type Revision, UnknownVersion } from "./revisions.ts";
import { placeOfBlob } from "./site-files.ts";
import { findSite, lockSite, moveSite, recordSiteEvent } from "./sites.ts";

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
 * Renders a site’s latest revision for its reserved host and keeps the bytes, as a candidate to be
 * approved. Done again without a change it gives the same release.
 */
export async function makeCandidate(
  services: ReleaseServices,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<CandidateOutcome> {
  const site = await findSite(services.database, siteId);
  if (!site) return { outcome: "missing" };
  if (site.status === "cancelled" || site.status === "deleted") return { outcome: "closed" };
  if (site.slug === null) return { outcome: "slug missing" };
  const latest = await revisionToRender(services.database, siteId, site.revision);
  if ("outcome" in latest) return latest;
  const claims = checkClaims(finishedContent(latest)).map(({ what }) => what);
  if (claims.length > 0) return { outcome: "forbidden", claims };
  const origin = originOfSlug(site.slug, services.config);
  return makeRelease(services, { siteId, number: site.revision, origin, actor });
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

async function revisionToRender(
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
  // Another revision with the same bytes: an approval of these is one of it too.
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    insert into site_releases (site_id, id, revision, origin)
    values (${siteId}, ${id}, ${revision}, ${origin})
    on conflict (site_id, id) do update set revision = greatest(site_releases.revision, excluded.revision)
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

/** Which revision each release of a site is of, by the release’s id. */
export async function revisionsOfReleases(
  database: Queryable,
  siteId: string,
): Promise<Map<string, number>> {
  const { id, revision, site_id } = siteReleases;
  const rows = await database
    .select({ id, revision })
    .from(siteReleases)
    .where(eq(site_id, siteId));
  return new Map(rows.map((row) => [row.id, row.revision]));
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
