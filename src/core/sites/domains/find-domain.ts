import { eq } from "drizzle-orm";
import type { Queryable } from "../../../database/client.ts";
import { siteDomains } from "../../../database/tables/sites.ts";
import { type HostConfig, originOfHost, originOfSlug } from "../releases/hosts.ts";
import { readFound } from "./records.ts";

export type SiteDomain = typeof siteDomains.$inferSelect;

/** The customer’s own domain for a site, verified or not. */
export async function findDomain(
  database: Queryable,
  siteId: string,
): Promise<SiteDomain | undefined> {
  const [domain] = await database.select().from(siteDomains).where(eq(siteDomains.site_id, siteId));
  return domain;
}

/** The hosts of a verified domain that lead here, as far as DNS has said. */
export function hostsOf({ name, verified_at, found }: SiteDomain): string[] {
  if (!verified_at) return [];
  const { apex, www } = readFound(found) ?? {};
  return [
    ...(apex && apex.state !== "wrong" ? [name] : []),
    ...(www && www.state !== "wrong" ? [`www.${name}`] : []),
  ];
}

/** The hosts of a domain that lead elsewhere. */
export function lostHosts({ name, found }: Pick<SiteDomain, "name" | "found">): string[] {
  const { apex, www } = readFound(found) ?? {};
  return [
    ...(apex?.state === "wrong" ? [name] : []),
    ...(www?.state === "wrong" ? [`www.${name}`] : []),
  ];
}

/** Where a site with a slug is served: under its own domain, while that leads here. */
export async function originOfSite(
  database: Queryable,
  { id, slug }: { id: string; slug: string },
  config: HostConfig,
): Promise<string> {
  const domain = await findDomain(database, id);
  return domain && hostsOf(domain).includes(domain.name)
    ? originOfHost(domain.name, config)
    : originOfSlug(slug, config);
}
