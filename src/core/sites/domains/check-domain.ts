import { dequal } from "dequal";
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/client.ts";
import { siteDomains } from "../../../database/tables/sites.ts";
import { queueMail } from "../../emails/queue-mail.ts";
import { announceHosting } from "../releases/hosting-state.ts";
import { hostOfSlug, originOfHost } from "../releases/hosts.ts";
import { renderLiveAt, serveMoved } from "../releases/publish.ts";
import type { ReleaseServices } from "../releases/releases.ts";
import { findSite, lockSite, recordSiteEvent, type Site } from "../sites.ts";
import type { AskDns } from "./ask-dns.ts";
import { isHeldByAnother } from "./domains.ts";
import { findDomain, hostsOf, lostHosts, type SiteDomain } from "./find-domain.ts";
import { domainMails } from "./mails.ts";
import { type FoundRecords, tokenOf } from "./records.ts";

export type CheckServices = ReleaseServices & {
  askDns: AskDns;
  config: { sitesAddresses: readonly string[]; operatorEmail: string };
};

/** Who does what follows from a look at DNS, in a site’s timeline. */
const actor = "domain check";

/**
 * Looks whether a site’s domain leads here and acts on it: once all its records are right the site is
 * live under it, and one that has come to lead elsewhere is told to customer and operators. Without an
 * answer nothing changes.
 */
export async function checkDomain(services: CheckServices, siteId: string): Promise<void> {
  const { database, askDns, config } = services;
  const [site, asked] = await Promise.all([
    findSite(database, siteId),
    findDomain(database, siteId),
  ]);
  // Without addresses of ours none would be right.
  if (!site || !asked || config.sitesAddresses.length === 0) return;
  const { name } = asked;
  const found = await askDns({ name, token: tokenOf(siteId), addresses: config.sitesAddresses });
  const origin = originOfHost(name, config);
  const isNews = !asked.verified_at && isProven(found);
  const moved = isNews ? await renderLiveAt(services, site, { origin, actor }) : undefined;
  await database.transaction(async (tx) => {
    const locked = await lockSite(tx, siteId);
    const domain = await findDomain(tx, siteId);
    if (!locked || domain?.name !== name) return; // they chose another one meanwhile
    const news = await newsOf(tx, domain, found);
    const changed = { ...domain, found, ...changes(news) };
    const { verified_at, lost_at } = changed;
    await tx
      .update(siteDomains)
      .set({ found, verified_at, lost_at, checked_at: sql`now()` })
      .where(eq(siteDomains.site_id, siteId));
    if (news) await tell(tx, { site: locked, domain: changed, news }, config);
    if (news === "live") await serveMoved(tx, site, locked, { moved, actor });
    if (!dequal(hostsOf(changed), hostsOf(domain))) await announceHosting(tx);
  });
}

/** What has become of a domain by what DNS says now. */
type News = "live" | "lost" | "back" | undefined;

async function newsOf(tx: Transaction, domain: SiteDomain, found: FoundRecords): Promise<News> {
  if (!domain.verified_at) {
    return isProven(found) && (await takeName(tx, domain)) ? "live" : undefined;
  }
  const { apex, www } = found;
  const isElsewhere = apex.state === "wrong" || www.state === "wrong";
  if (isElsewhere && !domain.lost_at) return "lost";
  const isHere = apex.state === "right" && www.state === "right";
  return isHere && domain.lost_at ? "back" : undefined;
}

function isProven({ apex, www, txt }: FoundRecords): boolean {
  return [apex, www, txt].every(({ state }) => state === "right");
}

function changes(news: News): Partial<Pick<SiteDomain, "verified_at" | "lost_at">> {
  switch (news) {
    case "live":
      return { verified_at: new Date(), lost_at: null };
    case "lost":
      return { lost_at: new Date() };
    case "back":
      return { lost_at: null };
    default:
      return {};
  }
}

/**
 * Makes a name this site’s alone. Whoever held it and lost it gives it up: its records are another’s.
 *
 * @returns false while another site is live under it.
 */
async function takeName(tx: Transaction, { site_id, name }: SiteDomain): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site domains'), hashtext(${name}))`);
  if (await isHeldByAnother(tx, { siteId: site_id, name })) return false;
  await tx
    .update(siteDomains)
    .set({ verified_at: null, lost_at: null })
    .where(
      and(
        eq(siteDomains.name, name),
        ne(siteDomains.site_id, site_id),
        isNotNull(siteDomains.verified_at),
      ),
    );
  return true;
}

/** In the site’s timeline. */
const actions = {
  live: "site.domain_live",
  lost: "site.domain_lost",
  back: "site.domain_back",
} as const;

type Told = { site: Site; domain: SiteDomain; news: Exclude<News, undefined> };

async function tell(
  tx: Transaction,
  { site: { id, name, email, slug }, domain, news }: Told,
  config: CheckServices["config"],
): Promise<void> {
  await recordSiteEvent(tx, { siteId: id, actor, action: actions[news], to: domain.name });
  if (news === "live") {
    await queueMail(tx, domainMails["domain-live"], email, {
      ...{ site: id, name, domain: domain.name },
    });
  }
  if (news === "lost") {
    const [free, lost] = [hostOfSlug(slug ?? "", config), lostHosts(domain).join(" or ")];
    await queueMail(tx, domainMails["domain-lost"], email, { site: id, name, lost, free });
    const notice = { name, lost, site: id, email };
    await queueMail(tx, domainMails["domain-lost-notice"], config.operatorEmail, notice);
  }
}
