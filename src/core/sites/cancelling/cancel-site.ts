import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/client.ts";
import { siteCancellations } from "../../../database/tables/sites.ts";
import { queueMail } from "../../emails/queue-mail.ts";
import { originOfSite } from "../domains/find-domain.ts";
import { announceHosting } from "../releases/hosting-state.ts";
import type { HostConfig } from "../releases/hosts.ts";
import { lockSite, moveSite, type Site } from "../sites.ts";
import { type Cancellation, cancellationOf } from "./cancellation.ts";
import { type CancelMailData, cancelMails } from "./mails.ts";

type CancelServices = { database: Database; config: HostConfig & { operatorEmail: string } };

/** Who cancels or takes back: “customer”, or an operator’s id. */
type Change = { siteId: string; actor: string };

export type CancelOutcome =
  | { outcome: "cancelled" }
  | { outcome: "cancelled already" }
  /** It was never public. */
  | { outcome: "not public" }
  | { outcome: "missing" };

/**
 * Takes a public site offline for good: its hosts say at once that it has closed. Everything is kept
 * for the grace period, in which it can be taken back. Customer and operators are told.
 *
 * @param change.showsPhone whether visitors are told to ring instead.
 */
export function cancelSite(
  { database, config }: CancelServices,
  { siteId, actor, showsPhone }: Change & { showsPhone: boolean },
): Promise<CancelOutcome> {
  return database.transaction(async (tx): Promise<CancelOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    const { status } = site;
    if (status === "cancelled") return { outcome: "cancelled already" };
    if (status !== "live" && status !== "suspended") return { outcome: "not public" };
    const [row] = await tx
      .insert(siteCancellations)
      .values({ site_id: siteId, was: status, shows_phone: showsPhone })
      .returning();
    if (!row) throw new Error("the cancellation was not stored");
    await moveSite(tx, site, { to: "cancelled", actor });
    await announceHosting(tx);
    await tell(tx, config, { site, cancellation: cancellationOf(row), actor }, "cancelled");
    return { outcome: "cancelled" };
  });
}

export type TakeBackOutcome =
  | { outcome: "taken back"; isLive: boolean }
  | { outcome: "not cancelled" }
  /** Its time was over, and it is deleted. */
  | { outcome: "missing" };

/**
 * Takes a cancellation back: the site is what it was, with the bytes that were approved. It can be for
 * as long as the site is there, since deletion locks it too.
 */
export function takeBackCancellation(
  { database, config }: CancelServices,
  { siteId, actor }: Change,
): Promise<TakeBackOutcome> {
  return database.transaction(async (tx): Promise<TakeBackOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    const [row] = await tx
      .delete(siteCancellations)
      .where(eq(siteCancellations.site_id, siteId))
      .returning();
    if (!row) return { outcome: "not cancelled" };
    await moveSite(tx, site, { to: row.was, actor });
    await announceHosting(tx);
    const cancellation = cancellationOf(row);
    await tell(tx, config, { site, cancellation, actor }, "taken back");
    return { outcome: "taken back", isLive: cancellation.wasLive };
  });
}

type Told = { site: Site; cancellation: Cancellation; actor: string };

async function tell(
  tx: Transaction,
  config: CancelServices["config"],
  { site: { id, name, email, slug }, cancellation: { until, wasLive }, actor }: Told,
  became: CancelMailData["site-cancelled"]["became"],
): Promise<void> {
  const address = await originOfSite(tx, { id, slug: slug ?? "" }, config);
  const news = { site: id, name, became, wasLive, until: until.toISOString() };
  await queueMail(tx, cancelMails["site-cancelled"], email, { ...news, address });
  const by = actor === "customer" ? "customer" : "office";
  await queueMail(tx, cancelMails["site-cancelled-notice"], config.operatorEmail, {
    ...{ ...news, email, by },
  });
}
