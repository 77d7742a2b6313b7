import { asc } from "drizzle-orm";
import type { Queryable } from "../../database/client.ts";
import { sites } from "../../database/tables/sites.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import type { Site } from "./sites.ts";

/** The sites of an address, oldest first. */
export function findSitesOf(database: Queryable, address: string): Promise<Site[]> {
  return database
    .select()
    .from(sites)
    .where(equalsIgnoringCase(sites.email, address))
    .orderBy(asc(sites.id));
}
