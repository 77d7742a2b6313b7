import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/client.ts";
import { siteFiles, siteReleaseFiles, siteRevisions, sites } from "../../database/tables/sites.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { findCancellation } from "./cancelling/cancellation.ts";
import { findDomain } from "./domains/find-domain.ts";
import { placesOf } from "./pictures/site-files.ts";
import { removeUnnamedBlobs } from "./pictures/sweep-site-files.ts";
import { announceHosting } from "./releases/hosting-state.ts";
import { retireSlugs } from "./releases/slugs.ts";
import { listVouched } from "./vouching/vouch.ts";

/**
 * The sites of the person who has this address on record, oldest first, each as it says now, with its
 * own domain, that it is cancelled, and who vouched for which of its words.
 */
export async function findSitesOf(database: Queryable, address: string) {
  const rows = await database
    .select({ site: sites, document: siteRevisions.document, facts: siteRevisions.facts })
    .from(sites)
    .innerJoin(
      siteRevisions,
      and(eq(siteRevisions.site_id, sites.id), eq(siteRevisions.number, sites.revision)),
    )
    .where(equalsIgnoringCase(sites.email, address))
    .orderBy(asc(sites.id));
  return Promise.all(
    rows.map(async ({ site, document, facts }) => ({
      ...{ ...site, document, facts },
      domain: await findDomain(database, site.id),
      cancellation: await findCancellation(database, site.id),
      vouched: await listVouched(database, site.id),
    })),
  );
}

/** Files of erased sites, which must be removed after the transaction. */
export type LeftFiles = {
  /** Their places in the store. */
  pictures: string[];
  /** The hashes of blobs that other sites may have too. */
  blobs: string[];
};

type SiteErasure =
  | { outcome: "erased"; ids: string[]; left: LeftFiles }
  /** One is live: it has to be taken down first. Nothing has changed. */
  | { outcome: "site is live" };

/**
 * Erases the sites of an address with everything in them. Approvals stay, without the site, and
 * nobody else gets its slug for a year.
 */
export async function eraseSitesOf(tx: Transaction, address: string): Promise<SiteErasure> {
  const found = await tx
    .select({ id: sites.id, status: sites.status })
    .from(sites)
    .where(equalsIgnoringCase(sites.email, address))
    .for("update");
  if (found.some(({ status }) => status === "live")) return { outcome: "site is live" };
  const ids = found.map(({ id }) => id);
  return { outcome: "erased", ids, left: await deleteSites(tx, ids) };
}

/**
 * Deletes sites with everything in them, but for approvals, and keeps their slugs from others.
 *
 * @param tx that has them locked.
 */
export async function deleteSites(tx: Transaction, ids: string[]): Promise<LeftFiles> {
  if (ids.length === 0) return { pictures: [], blobs: [] };
  const left = await filesOf(tx, ids);
  await retireSlugs(tx, ids);
  await tx.delete(sites).where(inArray(sites.id, ids));
  await announceHosting(tx);
  return left;
}

async function filesOf(tx: Transaction, ids: string[]): Promise<LeftFiles> {
  const { key, widths } = siteFiles;
  const { blob, brotli_blob } = siteReleaseFiles;
  const ofPictures = await tx
    .select({ key, widths })
    .from(siteFiles)
    .where(inArray(siteFiles.site_id, ids));
  const ofReleases = await tx
    .selectDistinct({ blob, brotli_blob })
    .from(siteReleaseFiles)
    .where(inArray(siteReleaseFiles.site_id, ids));
  return {
    pictures: ofPictures.flatMap(placesOf),
    blobs: ofReleases.flatMap((row) => [row.blob, ...(row.brotli_blob ? [row.brotli_blob] : [])]),
  };
}

/**
 * Removes the files of erased sites, but for blobs that another site has.
 *
 * @throws Error of the store; what is left then is removed by the sweep.
 */
export async function removeLeftFiles(
  services: { database: Database; files: FileStore },
  { pictures, blobs }: LeftFiles,
): Promise<void> {
  for (const place of pictures) await services.files.remove(place);
  if (blobs.length > 0) await removeUnnamedBlobs(services, blobs);
}
