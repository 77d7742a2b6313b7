import type { AstroCookies } from "astro";
import {
  type Cancellation,
  endOfGracePeriod,
  findCancellation,
} from "../../core/sites/cancelling/cancellation.ts";
import { findDomain, originOfSite } from "../../core/sites/domains/find-domain.ts";
import { phoneOf } from "../../core/sites/releases/hosting.ts";
import { findSite, type Site } from "../../core/sites/sites.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { findVisit, type Visit } from "../opening/visit.ts";
import { type CancellingServices, type Reply, receiveCancelling } from "./receive-cancelling.ts";

type Services = CancellingServices & {
  log: Log;
  personLinks: SignedVersions;
  config: { smtpUrl: string | undefined };
};

/** What cancelling a website would do, or that it is cancelled. */
export type ShownCancelling = Pick<Reply, "notice" | "errors"> & {
  /** Its own, to post to. */
  address: string;
  /** Of its reader’s own page, and of the messages from the website. */
  pageAddress: string;
  enquiriesAt: string;
  business: string;
  /** Where the website is, or was. */
  host: string;
  /** The customer’s own domain, if they have linked one. */
  domain: string | undefined;
  isOffline: boolean;
  /** On the website’s pages. */
  phone: string | undefined;
  /** Whether visitors shall be told to ring it, as it was ticked. */
  showsPhone: boolean;
  /** Where the code goes. */
  email: string;
  /** Whether codes go out by email. If not, one of us passes them on. */
  canSend: boolean;
  /** What was typed for the code, if it was not taken. */
  code: string;
  isOpened: boolean;
  cancellation: Cancellation | undefined;
  /** When it would be deleted, cancelled now. */
  wouldEnd: Date;
};

export type CancellingAnswer =
  | {
      outcome: "page";
      status: number;
      retryAfterSeconds?: number | undefined;
      shown: ShownCancelling;
    }
  | { outcome: "redirect"; to: string }
  /** The link leads nowhere, or no more; or we cannot tell now. */
  | { outcome: "nothing"; status: 404 | 410 | 503 };

/** What the post that led here did. */
const doneNotices = ["opened", "code", "cancelled", "taken-back"] as const;

type Asked = {
  token: string;
  siteId: string;
  /** The address by which attempts are counted. */
  visitor: string;
  cookies: AstroCookies;
};

type Typed = { intent: string; code: string; phone: string };

/**
 * Answers the page on which a customer cancels their website, or takes that back. It says what will
 * happen to everybody who has the link; doing it takes a device that a mailed code has opened. Only a
 * post changes anything. Never throws.
 */
export async function answerCancelling(
  services: Services,
  request: Request,
  { token, siteId, visitor, cookies }: Asked,
): Promise<CancellingAnswer> {
  try {
    const found = await findVisit(services, { token, siteId, cookies });
    if (found.outcome === "nothing") return found;
    const { visit } = found;
    const address = `/me/${token}/cancel/${siteId}`;
    if (request.method !== "POST") {
      const done = new URL(request.url).searchParams.get("done");
      const notice = doneNotices.find((known) => known === done);
      return await show(services, { visit, token, address }, { status: 200, notice });
    }
    const { typed, ...reply } = await receive(services, request, visit, visitor);
    if (reply.notice === "deleted") return { outcome: "redirect", to: `/me/${token}` };
    if (reply.token !== undefined) visit.keep(reply.token);
    if (reply.notice === "closed") await visit.close();
    if (reply.status === 200) return { outcome: "redirect", to: `${address}?done=${reply.notice}` };
    return await show(services, { visit, token, address }, reply, typed);
  } catch (error) {
    services.log.error(describeError(error), "people: a page for cancelling failed");
    return { outcome: "nothing", status: 503 };
  }
}

async function receive(
  services: Services,
  request: Request,
  visit: Visit,
  visitor: string,
): Promise<Reply & { typed?: Typed }> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { status: post.status, notice: "failed" };
  const { field } = post;
  const typed = { intent: field("intent"), code: field("code"), phone: field("phone") };
  try {
    return { ...(await receiveCancelling(services, { ...visit, visitor, typed })), typed };
  } catch (error) {
    services.log.error(describeError(error), "people: cancelling failed");
    return { status: 503, notice: "failed", typed };
  }
}

type Page = { visit: Visit; token: string; address: string };

async function show(
  services: Services,
  { visit: { person, site, isOpened }, token, address }: Page,
  { status, notice, errors, retryAfterSeconds }: Reply,
  typed?: Typed,
): Promise<CancellingAnswer> {
  const { database, config } = services;
  // As it is by now.
  const present = (await findSite(database, site.id)) ?? site;
  const shown: ShownCancelling = {
    ...{ notice, errors, address, business: present.name },
    ...{ pageAddress: `/me/${token}`, enquiriesAt: `/me/${token}/enquiries/${site.id}` },
    ...(await placeOf(services, present)),
    isOffline: present.status === "suspended",
    phone: await phoneOf(database, present),
    showsPhone: typed?.phone === "yes",
    ...{ email: person.email, canSend: config.smtpUrl !== undefined, code: typed?.code ?? "" },
    ...{ isOpened, cancellation: await findCancellation(database, present.id) },
    wouldEnd: endOfGracePeriod(new Date()),
  };
  return { outcome: "page", status, retryAfterSeconds, shown };
}

async function placeOf({ database, config }: Services, { id, slug }: Site) {
  const domain = await findDomain(database, id);
  const origin = await originOfSite(database, { id, slug: slug ?? "" }, config);
  return { host: new URL(origin).host, domain: domain?.name };
}
