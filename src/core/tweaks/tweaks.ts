import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { tweaks } from "../../database/tables/tweaks.ts";
import { countRows } from "../../platform/count-rows.ts";
import { idsOfSitesNotClosed } from "../sites/sites.ts";
import { filesOfTweaks, type TweakFile } from "./tweak-files.ts";

export type TweakRow = typeof tweaks.$inferSelect;
export type Tweak = TweakRow & { files: TweakFile[] };

/** What is to be done on a site, oldest first. */
export async function listOpenTweaks(database: Queryable, siteId: string): Promise<Tweak[]> {
  const isOpen = and(eq(tweaks.site_id, siteId), eq(tweaks.status, "open"));
  return withFiles(
    database,
    await database.select().from(tweaks).where(isOpen).orderBy(asc(tweaks.id)),
  );
}

/** All that was asked for on a site, newest first. @param before only what was asked before this one. */
export async function listTweaks(
  database: Queryable,
  siteId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<Tweak[]> {
  const isBefore = before === undefined ? undefined : lt(tweaks.id, before);
  const found = await database
    .select()
    .from(tweaks)
    .where(and(eq(tweaks.site_id, siteId), isBefore))
    .orderBy(desc(tweaks.id))
    .limit(limit);
  return withFiles(database, found);
}

/** What a customer’s page says of the tweaks of a site, without their words. */
export type TweaksAtAGlance = {
  /** How many wait for us. */
  open: number;
  /** When the latest of those that were done was done. */
  lastDone: Date | undefined;
};

export async function tweaksAtAGlance(
  database: Database,
  siteId: string,
): Promise<TweaksAtAGlance> {
  const { site_id, status, closed_at } = tweaks;
  const [open, [last]] = await Promise.all([
    database.$count(tweaks, and(eq(site_id, siteId), eq(status, "open"))),
    database
      .select({ at: closed_at })
      .from(tweaks)
      .where(and(eq(site_id, siteId), eq(status, "done")))
      .orderBy(desc(tweaks.id))
      .limit(1),
  ]);
  return { open, lastDone: last?.at ?? undefined };
}

/**
 * What customers asked for and nobody has done. Whoever has cancelled waits for nothing, unless they
 * come back.
 *
 * @param siteIds only on these sites; on all, unless it is given.
 * @returns how many, up to `maxCounted` plus one, and the site of the oldest.
 */
export async function findWaitingTweaks(
  database: Database,
  siteIds?: readonly string[],
): Promise<{ count: number; siteId: string | undefined }> {
  const { id, site_id, status } = tweaks;
  const isWaiting = and(
    eq(status, "open"),
    inArray(site_id, idsOfSitesNotClosed(database)),
    siteIds && inArray(site_id, [...siteIds]),
  );
  const [oldest] = await database
    .select({ siteId: site_id })
    .from(tweaks)
    .where(isWaiting)
    .orderBy(asc(id))
    .limit(1);
  return {
    count: oldest ? await countRows(database, tweaks, isWaiting) : 0,
    siteId: oldest?.siteId,
  };
}

async function withFiles(database: Queryable, found: TweakRow[]): Promise<Tweak[]> {
  const files = await filesOfTweaks(
    database,
    found.map(({ id }) => id),
  );
  return found.map((tweak) => ({ ...tweak, files: files.get(tweak.id) ?? [] }));
}
