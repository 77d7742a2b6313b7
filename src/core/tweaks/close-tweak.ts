import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { tweaks } from "../../database/tables/tweaks.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { originOfSite } from "../sites/domains/find-domain.ts";
import type { HostConfig } from "../sites/releases/hosts.ts";
import { findRelease } from "../sites/releases/releases.ts";
import { isClosed, lockSite, recordSiteEvent, type Site } from "../sites/sites.ts";
import { longestTold } from "./fields.ts";
import { tweakMails } from "./mails.ts";
import type { TweakRow } from "./tweaks.ts";

type Closing = {
  siteId: string;
  tweakId: string;
  /** Closed: nothing was changed for it. */
  as: "done" | "closed";
  /** What the customer is told with it; "" for nothing. */
  note: string;
  actor: string;
};

export type CloseOutcome =
  | { outcome: "closed" }
  | { outcome: "closed already" }
  /** Visitors see what they saw when it was asked for, so it is not done. */
  | { outcome: "nothing new is live" }
  | { outcome: "missing" };

/**
 * Marks a tweak as done, once something else is live than when it was asked for, or closes it without
 * a change. The customer is told, unless they have cancelled.
 */
export function closeTweak(
  { database, config }: { database: Database; config: HostConfig },
  { siteId, tweakId, as, note, actor }: Closing,
): Promise<CloseOutcome> {
  return database.transaction(async (tx): Promise<CloseOutcome> => {
    const site = await lockSite(tx, siteId);
    const isOfSite = and(eq(tweaks.id, tweakId), eq(tweaks.site_id, siteId));
    const [tweak] = await tx.select().from(tweaks).where(isOfSite);
    if (!site || !tweak) return { outcome: "missing" };
    if (tweak.status !== "open") return { outcome: "closed already" };
    if (as === "done" && !(await isSomethingNewLive(tx, site, tweak))) {
      return { outcome: "nothing new is live" };
    }
    const closed = { status: as, note: note || null, closed_at: sql`now()` };
    await tx.update(tweaks).set(closed).where(isOfSite);
    const action = as === "done" ? "site.tweak_done" : "site.tweak_closed";
    await recordSiteEvent(tx, { siteId, actor, action });
    if (site.slug !== null && !isClosed(site)) {
      await queueMail(tx, tweakMails["tweak-closed"], site.email, {
        ...{ site: siteId, name: site.name, isDone: as === "done", note: note || null },
        address: await originOfSite(tx, { id: siteId, slug: site.slug }, config),
        text: oneVisibleLine(tweak.text, longestTold),
      });
    }
    return { outcome: "closed" };
  });
}

/** Its host alone makes no release another: the revision tells. */
async function isSomethingNewLive(
  tx: Transaction,
  { id: siteId, status, live_release }: Site,
  { release_id }: TweakRow,
): Promise<boolean> {
  if (status !== "live" || live_release === null) return false;
  const [now, then] = await Promise.all([
    findRelease(tx, { siteId, releaseId: live_release }),
    findRelease(tx, { siteId, releaseId: release_id }),
  ]);
  return now?.revision !== then?.revision;
}
