import type { HostConfig } from "../../src/core/sites/hosts.ts";
import { entitleSite, publishRelease } from "../../src/core/sites/publish.ts";
import { approveRelease, makeCandidate } from "../../src/core/sites/releases.ts";
import { lockSite, moveSite } from "../../src/core/sites/sites.ts";
import { chooseSlug } from "../../src/core/sites/slugs.ts";
import type { SiteStatus } from "../../src/core/sites/states.ts";
import type { Database } from "../../src/database/client.ts";
import type { FileStore } from "../../src/platform/files/files.ts";
import { addSite, siteContent } from "./sites.ts";

type SiteServices = { database: Database; files: FileStore };

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
  const config = { publicUrl: "http://localhost:3000", sitesDomain: "localhost" };
  const of = { ...services, config };
  await chooseSlug(of, { siteId, slug, confirmed: false, actor: "olive" });
  await entitleSite(of, { siteId, actor: "olive" });
  await moveTo(services, siteId, "in_review");
  return { siteId, releaseId: await releaseAgain(of, siteId) };
}

/** Approves and publishes what a site says now. */
export async function releaseAgain(
  services: SiteServices & { config: HostConfig },
  siteId: string,
): Promise<string> {
  const made = await makeCandidate(services, { siteId, actor: "olive" });
  if (made.outcome !== "made") throw new Error(made.outcome);
  const release = { siteId, releaseId: made.release.id, actor: "olive" };
  await services.database.transaction((tx) => approveRelease(tx, release));
  const published = await publishRelease(services, release);
  if (!published.outcome.startsWith("published")) throw new Error(published.outcome);
  return made.release.id;
}

export function moveTo({ database }: SiteServices, siteId: string, to: SiteStatus) {
  return database.transaction(async (tx) => {
    const site = await lockSite(tx, siteId);
    if (!site || !(await moveSite(tx, site, { to, actor: "olive" })))
      throw new Error("no such way");
  });
}
