import { buffer } from "node:stream/consumers";
import { and, eq, isNotNull } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/client.ts";
import {
  siteCancellations,
  siteDomains,
  siteReleaseFiles,
  sites,
} from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import { hostsOf } from "../domains/find-domain.ts";
import { placeOfBlob } from "../pictures/site-files.ts";
import { hostingVersion } from "./hosting-state.ts";
import { findRelease, revisionToRender } from "./releases.ts";

/** How soon a process sees what another one published. */
const LOOK_EVERY_MS = 500;
/** How long the files of the release before are still there, for pages that browsers keep. */
const DAYS_OF_PREVIOUS = 7;

/**
 * What this holds in memory at most, in bytes and in names. Pages and fonts have room of their own,
 * which no site’s photos and documents can take.
 */
const MOST_BYTES_OF_PAGES = 128 * 1024 * 1024; // the home pages of 10,000 sites, in brotli
const MOST_BYTES_OF_PICTURES = 32 * 1024 * 1024;
const MOST_BYTES_OF_MANIFESTS = 32 * 1024 * 1024;
const MOST_SITES = 20_000;
const MOST_UNKNOWN = 2_000;

export type HostedSite = {
  id: string;
  status: "live" | "suspended" | "cancelled";
  name: string;
  live_release: string | null;
  previous_release: string | null;
  released_at: Date | null;
  /** The hosts of its own domain that lead here. */
  ownHosts: readonly string[];
  /** Which of them visitors of the host that was asked for are sent to. */
  movedTo: string | undefined;
  /** Whom visitors ring while it is offline, and once it is closed if its owner wants that. */
  phone?: string | undefined;
};

export type HostedFile = {
  type: string;
  /** SHA-256 of its bytes, and of the same in brotli where that is smaller. */
  blob: string;
  brotli_blob: string | null;
  policy: string | null;
};

/** What is served on customers’ hosts, as this process knows it. */
export type Hosting = {
  /**
   * The site with this slug or, with a dot, under this domain of a customer’s own, if it has anything
   * to say.
   *
   * @throws Error while the database is away and this process does not know the site.
   */
  siteOf(name: string): Promise<HostedSite | undefined>;
  /**
   * A file of what is live, or of the release before while that still counts.
   *
   * @param path without a slash at the front.
   */
  fileOf(site: HostedSite, path: string): Promise<HostedFile | undefined>;
  /**
   * @param file which they are bytes of.
   * @throws Error if the store has lost them.
   */
  bytesOf(blob: string, file: HostedFile): Promise<Buffer>;
  stop(): void;
};

type ReleaseKey = { siteId: string; releaseId: string };

type HostingServices = { database: Database; files: FileStore; log: Log };

/**
 * Keeps what visitors ask for in memory, and looks twice a second whether something else is served.
 * While the database is away, it goes on serving what it knows.
 */
export function createHosting({ database, files, log }: HostingServices): Hosting {
  let version = -1;
  const known = new LRUCache<string, { version: number; site: HostedSite }>({ max: MOST_SITES });
  const unknown = new LRUCache<string, number>({ max: MOST_UNKNOWN });
  const asking = new Map<string, Promise<HostedSite | undefined>>();
  const manifests = new LRUCache<string, Map<string, HostedFile>, ReleaseKey>({
    maxSize: MOST_BYTES_OF_MANIFESTS,
    sizeCalculation: (manifest) => 1 + 700 * manifest.size, // hashes, a path and a policy
    fetchMethod: (_key, _stale, { context }) => readManifest(database, context),
  });
  const blobs = (maxSize: number) =>
    new LRUCache<string, Buffer>({
      maxSize,
      sizeCalculation: ({ length }) => 1 + length,
      fetchMethod: (hash) => readBlob(files, hash),
    });
  const pages = blobs(MOST_BYTES_OF_PAGES);
  const pictures = blobs(MOST_BYTES_OF_PICTURES);
  const stopLooking = lookForChanges({ database, log }, (found) => {
    version = found;
  });

  /** Asks for a site again only after something changed, and once for all who wait for it. */
  function siteOf(name: string): Promise<HostedSite | undefined> {
    const kept = known.get(name);
    if (kept?.version === version) return Promise.resolve(kept.site);
    if (unknown.get(name) === version) return Promise.resolve(undefined);
    const waiting = asking.get(name) ?? askForSite(name).finally(() => asking.delete(name));
    asking.set(name, waiting);
    return kept ? waiting.catch(() => kept.site) : waiting;
  }

  async function askForSite(name: string): Promise<HostedSite | undefined> {
    const asOf = version; // a change from now on makes us ask again
    const site = await readSite(database, name);
    known.delete(name);
    if (site) known.set(name, { version: asOf, site });
    else unknown.set(name, asOf);
    return site;
  }

  async function fileIn(site: HostedSite, release: string | null, path: string) {
    if (release === null) return undefined;
    const context = { siteId: site.id, releaseId: release };
    const manifest = await manifests.fetch(`${site.id} ${release}`, { context });
    return manifest?.get(path);
  }

  return {
    siteOf,
    async fileOf(site, path) {
      const file = await fileIn(site, site.live_release, path);
      if (file || !path.startsWith("files/") || !isRecent(site)) return file;
      return fileIn(site, site.previous_release, path);
    },
    async bytesOf(blob, { type }) {
      const bytes = await (/^(text|font)\//.test(type) ? pages : pictures).fetch(blob);
      if (!bytes) throw new Error(`the blob ${blob} was not read`);
      return bytes;
    },
    stop: stopLooking,
  };
}

function lookForChanges(
  { database, log }: Pick<HostingServices, "database" | "log">,
  found: (version: number) => void,
): () => void {
  let isLooking = false;
  let isAway = true; // as it is until it has been made ready, which is no news
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      found(await hostingVersion(database));
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn(describeError(error), "hosting: cannot look for changes");
      isAway = true;
    } finally {
      isLooking = false;
    }
  }
  const looking = setInterval(look, LOOK_EVERY_MS);
  return () => clearInterval(looking);
}

async function readSite(database: Database, name: string): Promise<HostedSite | undefined> {
  const isOwn = name.includes(".");
  const { id, status, live_release, previous_release, released_at } = sites;
  const [found] = await database
    .select({
      site: { id, status, name: sites.name, live_release, previous_release, released_at },
      domain: siteDomains,
      showsPhone: siteCancellations.shows_phone,
    })
    .from(sites)
    .leftJoin(siteDomains, eq(siteDomains.site_id, id))
    .leftJoin(siteCancellations, eq(siteCancellations.site_id, id))
    .where(
      isOwn
        ? and(eq(siteDomains.name, name.replace(/^www\./, "")), isNotNull(siteDomains.verified_at))
        : eq(sites.slug, name),
    );
  if (!found) return undefined;
  const { site, domain, showsPhone } = found;
  const ownHosts = domain ? hostsOf(domain) : [];
  const movedTo = isOwn ? undefined : ownHosts.find((host) => host === domain?.name);
  const { status: is } = site;
  if (is !== "live" && is !== "suspended" && is !== "cancelled") return undefined;
  const phone = is === "suspended" || showsPhone ? await phoneOf(database, site) : undefined;
  return { ...site, status: is, ownHosts, movedTo, phone };
}

/** The phone number that was on its pages. */
export async function phoneOf(
  database: Database,
  { id: siteId, live_release: releaseId }: Pick<HostedSite, "id" | "live_release">,
): Promise<string | undefined> {
  const release = releaseId && (await findRelease(database, { siteId, releaseId }));
  const content = release && (await revisionToRender(database, siteId, release.revision));
  if (!content || "outcome" in content) return undefined;
  const { phone } = content.facts;
  return phone?.confirmed ? phone.value : undefined;
}

async function readManifest(
  database: Database,
  { siteId, releaseId }: ReleaseKey,
): Promise<Map<string, HostedFile>> {
  const { site_id, release_id, path, type, blob, brotli_blob, policy } = siteReleaseFiles;
  const rows = await database
    .select({ path, type, blob, brotli_blob, policy })
    .from(siteReleaseFiles)
    .where(and(eq(site_id, siteId), eq(release_id, releaseId)));
  return new Map(rows.map(({ path: of, ...file }) => [of, file]));
}

async function readBlob(files: FileStore, hash: string): Promise<Buffer> {
  const stored = await files.read(placeOfBlob(hash));
  if (!stored) throw new Error(`the store has lost the blob ${hash}`);
  return buffer(stored);
}

function isRecent({ released_at }: HostedSite): boolean {
  return released_at !== null && Date.now() - released_at.getTime() < DAYS_OF_PREVIOUS * 86_400_000;
}
