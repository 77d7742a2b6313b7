import type { AstroCookies } from "astro";
import { findOwnEnquiries, type OwnEnquiries } from "../../core/people/own-enquiries.ts";
import type { Person } from "../../core/people/people.ts";
import type { Site } from "../../core/sites/sites.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { findVisit } from "../opening/visit.ts";
import { type EnquiryServices, type Reply, receiveEnquiries } from "./receive-enquiries.ts";

type Services = EnquiryServices & {
  log: Log;
  personLinks: SignedVersions;
  config: { publicUrl: string; smtpUrl: string | undefined };
};

/** The messages from one website, or the way to open them. */
export type ShownEnquiries = Pick<Reply, "notice" | "errors"> & {
  /** Its own, to post to. */
  address: string;
  /** Of its reader’s own page. */
  pageAddress: string;
  business: string;
  /** Where the code goes. */
  email: string;
  /** Whether codes go out by email. If not, one of us passes them on. */
  canSend: boolean;
  /** What was typed for the code, if it was not taken. */
  code: string;
  /** Undefined until a code has opened this device. */
  found: OwnEnquiries | undefined;
};

export type EnquiriesAnswer =
  | {
      outcome: "page";
      status: number;
      retryAfterSeconds?: number | undefined;
      shown: ShownEnquiries;
    }
  | { outcome: "redirect"; to: string }
  /** The link leads nowhere, or no more; or we cannot tell now. */
  | { outcome: "nothing"; status: 404 | 410 | 503 };

type Visit = {
  token: string;
  siteId: string;
  /** The address by which attempts are counted. */
  visitor: string;
  cookies: AstroCookies;
};

/** What the post that led here did. */
const doneNotices = ["opened", "closed", "answered", "reopened", "let-in", "code"] as const;

/**
 * Answers the page with what visitors of a customer’s website wrote. It opens by the private link and
 * a device that a mailed code has opened. Only a post changes anything. Never throws.
 */
export async function answerEnquiries(
  services: Services,
  request: Request,
  { token, siteId, visitor, cookies }: Visit,
): Promise<EnquiriesAnswer> {
  try {
    const found = await findVisit(services, { token, siteId, cookies });
    if (found.outcome === "nothing") return found;
    const { visit } = found;
    const { person, site, isOpened } = visit;
    const query = new URL(request.url).searchParams;
    const page = { token, person, site, before: query.get("before") ?? "" };
    if (request.method !== "POST") {
      const notice = doneNotices.find((known) => known === query.get("done"));
      return await show(services, page, isOpened, { status: 200, notice });
    }
    const posted = { person, site, visitor, isOpened };
    const { code, ...reply } = await receive(services, request, posted);
    if (reply.token !== undefined) visit.keep(reply.token);
    if (reply.notice === "closed") await visit.close();
    if (reply.status !== 200) return await show(services, page, isOpened, reply, code);
    return { outcome: "redirect", to: `${addressOf(page)}?done=${reply.notice}` };
  } catch (error) {
    services.log.error(describeError(error), "people: a page of enquiries failed");
    return { outcome: "nothing", status: 503 };
  }
}

async function receive(
  services: Services,
  request: Request,
  by: { person: Person; site: Site; visitor: string; isOpened: boolean },
): Promise<Reply & { code: string }> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { status: post.status, notice: "failed", code: "" };
  const typed = { intent: post.field("intent"), id: post.field("id"), code: post.field("code") };
  try {
    return { ...(await receiveEnquiries(services, { ...by, typed })), code: typed.code };
  } catch (error) {
    services.log.error(describeError(error), "people: a change of an enquiry failed");
    return { status: 503, notice: "failed", code: typed.code };
  }
}

type PageOf = { token: string; person: Person; site: Site; before: string };

function addressOf({ token, site }: PageOf): string {
  return `/me/${token}/enquiries/${site.id}`;
}

async function show(
  services: Services,
  page: PageOf,
  isOpened: boolean,
  { status, notice, errors, retryAfterSeconds }: Reply,
  code = "",
): Promise<EnquiriesAnswer> {
  const { person, site, token, before } = page;
  const shown: ShownEnquiries = {
    ...{ notice, errors, address: addressOf(page), pageAddress: `/me/${token}` },
    ...{ business: site.name, email: person.email, code },
    canSend: services.config.smtpUrl !== undefined,
    found: isOpened ? await findOwnEnquiries(services, site.id, before) : undefined,
  };
  return { outcome: "page", status, retryAfterSeconds, shown };
}
