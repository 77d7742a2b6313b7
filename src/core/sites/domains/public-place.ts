import type { Queryable } from "../../../database/client.ts";
import type { HostConfig } from "../releases/hosts.ts";
import type { Site } from "../sites.ts";
import { originOfSite } from "./find-domain.ts";

/** Where visitors find a site, or did until it was taken offline. */
export type PublicPlace = { address: string; isOffline: boolean };

/** @returns undefined for a site that is not public and was not taken offline. */
export async function publicPlaceOf(
  database: Queryable,
  { id, status, slug }: Pick<Site, "id" | "status" | "slug">,
  config: HostConfig,
): Promise<PublicPlace | undefined> {
  if ((status !== "live" && status !== "suspended") || slug === null) return undefined;
  const address = await originOfSite(database, { id, slug }, config);
  return { address, isOffline: status === "suspended" };
}
