import type { HostConfig } from "../../../src/core/sites/releases/hosts.ts";
import { entitleSite, publishRelease, serve } from "../../../src/core/sites/releases/publish.ts";
import { approveRelease, makeCandidate } from "../../../src/core/sites/releases/releases.ts";
import { chooseSlug } from "../../../src/core/sites/releases/slugs.ts";
import { lockSite, moveSite } from "../../../src/core/sites/sites.ts";
import type { SiteStatus } from "../../../src/core/sites/states.ts";
import type { Database } from "../../../src/database/client.ts";
import type { FileStore } from "../../../src/platform/files/files.ts";
import { addSite, siteContent } from "./sites.ts";

type SiteServices = { database: Database; files: FileStore };

type ReleaseServices = SiteServices & { config: HostConfig };

/** Of an app without a setting. */
export const hostConfig: HostConfig = {
  publicUrl: "http://localhost:3000",
  sitesDomain: "localhost",
};

/** A site as a draft, with one revision. @returns its id. */
export async function draftedSite(
  database: Database,
  { content = siteContent(), email = "mia@example.com" } = {},
): Promise<string> {
  const name = content.facts.name.value;
  return (await addSite({ database }, { ...content, email, name })).id;
}

/** A site that is live under a name, made as operators make it, without its review. */
export async function liveSite(
  services: SiteServices,
  { slug = "wattle", content = siteContent(), email = "mia@example.com" } = {},
): Promise<{ siteId: string; releaseId: string }> {
  const siteId = await draftedSite(services.database, { content, email });
  return { siteId, releaseId: await goLive(services, { siteId, slug }) };
}

/** Takes a draft live as operators do, without its review. @returns the id of its release. */
export async function goLive(
  services: SiteServices,
  { siteId, slug }: { siteId: string; slug: string },
): Promise<string> {
  const of = { ...services, config: hostConfig };
  await chooseSlug(of, { siteId, slug, confirmed: false, actor: "olive" });
  await entitleSite(of, { siteId, actor: "olive" });
  await moveTo(services, siteId, "in_review");
  return releaseAgain(of, siteId);
}

/** Approves and publishes what a site says now. */
export async function releaseAgain(services: ReleaseServices, siteId: string): Promise<string> {
  const release = await approvedRelease(services, siteId);
  const published = await publishRelease(services, release);
  if (!published.outcome.startsWith("published")) throw new Error(published.outcome);
  return release.releaseId;
}

/** The same for what today’s rules would refuse: as if it had been published before they were made. */
export async function serveUnchecked(services: ReleaseServices, siteId: string): Promise<void> {
  const { releaseId } = await approvedRelease(services, siteId);
  await services.database.transaction(async (tx) => {
    const site = await lockSite(tx, siteId);
    if (!site) throw new Error("no site");
    await serve(tx, site, releaseId);
    await moveSite(tx, site, { to: "live", actor: "olive" });
  });
}

async function approvedRelease(services: ReleaseServices, siteId: string) {
  const made = await makeCandidate(services, { siteId, actor: "olive" });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const release = { siteId, releaseId: made.release.id, actor: "olive" };
  await services.database.transaction((tx) => approveRelease(tx, release));
  return release;
}

export function moveTo({ database }: SiteServices, siteId: string, to: SiteStatus) {
  return database.transaction(async (tx) => {
    const site = await lockSite(tx, siteId);
    if (!site || !(await moveSite(tx, site, { to, actor: "olive" })))
      throw new Error("no such way");
  });
}
