import { letInSiteEnquiry, markSiteEnquiry } from "../../core/enquiries/site-enquiries.ts";
import type { Person } from "../../core/people/people.ts";
import type { Site } from "../../core/sites/sites.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import {
  type OpeningReply,
  type OpeningServices,
  receiveOpening,
  wait,
} from "../opening/receive-opening.ts";

export type EnquiryServices = OpeningServices & { rateLimits: { changeOwnPage: RateLimit } };

type Posted = {
  person: Person;
  site: Site;
  /** The address by which attempts are counted. */
  visitor: string;
  /** Whether a code has opened this device. */
  isOpened: boolean;
  typed: { intent: string; id: string; code: string };
};

export type Reply = Omit<OpeningReply, "notice" | "errors"> & {
  notice?:
    | OpeningReply["notice"]
    | ("answered" | "reopened" | "let-in" | "locked" | "failed")
    | undefined;
  /** By field, or by what was asked for. */
  errors?: (OpeningReply["errors"] & { change?: string }) | undefined;
};

/** Does what somebody asked for on the page of their enquiries. */
export async function receiveEnquiries(services: EnquiryServices, posted: Posted): Promise<Reply> {
  return (await receiveOpening(services, posted)) ?? change(services, posted);
}

async function change(
  services: EnquiryServices,
  { person, site, visitor, isOpened, typed: { intent, id } }: Posted,
): Promise<Reply> {
  if (!isOpened) return { status: 403, notice: "locked" };
  const tooSoon = await wait(services.rateLimits.changeOwnPage, { person, visitor }, "change");
  if (tooSoon) return tooSoon;
  if (!isUuid(id)) return { status: 422, notice: "failed" };
  const of = { siteId: site.id, id };
  switch (intent) {
    case "answered":
      return done(await markSiteEnquiry(services, { ...of, isAnswered: true }), "answered");
    case "reopen":
      return done(await markSiteEnquiry(services, { ...of, isAnswered: false }), "reopened");
    case "let-in":
      return done(await letInSiteEnquiry(services, { ...of, actor: "customer" }), "let-in");
    default:
      return { status: 422, notice: "failed" };
  }
}

function done(isThere: boolean, notice: Reply["notice"]): Reply {
  return isThere ? { status: 200, notice } : { status: 409, notice: "gone" };
}
