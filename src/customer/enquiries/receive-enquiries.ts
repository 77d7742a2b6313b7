import { letInSiteEnquiry, markSiteEnquiry } from "../../core/enquiries/site-enquiries.ts";
import { askForPageCode, openDevice } from "../../core/people/devices.ts";
import type { Person } from "../../core/people/people.ts";
import type { ReviewKeys } from "../../core/reviews/review-links.ts";
import type { Site } from "../../core/sites/sites.ts";
import type { Database } from "../../database/client.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { minutes } from "../../platform/time/minutes.ts";

export type EnquiryServices = {
  database: Database;
  reviewKeys: ReviewKeys;
  config: { supportEmail: string };
  rateLimits: Record<"pageCode" | "openPage" | "changeOwnPage", RateLimit>;
};

type Posted = {
  person: Person;
  site: Site;
  /** The address by which attempts are counted. */
  visitor: string;
  /** Whether a code has opened this device. */
  isOpened: boolean;
  typed: { intent: string; id: string; code: string };
};

export type Reply = {
  /** 200 if it was done. */
  status: number;
  notice?:
    | ("code" | "wait" | "opened" | "closed" | "answered" | "reopened" | "let-in")
    | ("locked" | "gone" | "failed")
    | undefined;
  /** By field, or by what was asked for. */
  errors?: { code?: string; ask?: string; change?: string } | undefined;
  retryAfterSeconds?: number | undefined;
  /** For a device that was just opened. */
  token?: string;
};

/** Does what somebody asked for on the page of their enquiries. */
export async function receiveEnquiries(services: EnquiryServices, posted: Posted): Promise<Reply> {
  switch (posted.typed.intent) {
    case "code":
      return askForCode(services, posted);
    case "open":
      return open(services, posted);
    case "close":
      return { status: 200, notice: "closed" };
    default:
      return change(services, posted);
  }
}

async function askForCode(services: EnquiryServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.pageCode, posted, "ask");
  if (tooSoon) return tooSoon;
  const { outcome } = await askForPageCode(services, posted);
  switch (outcome) {
    case "mailed":
      return { status: 200, notice: "code" };
    case "wait":
      return { status: 429, notice: "wait" };
    case "used up": {
      const ask = `You’ve reached today’s limit for codes. Please write to ${services.config.supportEmail}, and we’ll sort it out with you`;
      return { status: 429, errors: { ask } };
    }
    case "over":
      return { status: 409, notice: "gone" };
  }
}

async function open(services: EnquiryServices, posted: Posted): Promise<Reply> {
  const tooSoon = await wait(services.rateLimits.openPage, posted, "code");
  if (tooSoon) return tooSoon;
  const code = posted.typed.code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) {
    return { status: 422, errors: { code: "Please enter the six digits of the code" } };
  }
  const opened = await openDevice(services, { ...posted, code });
  switch (opened.outcome) {
    case "opened":
      return { status: 200, notice: "opened", token: opened.token };
    case "wrong code":
      return { status: 422, errors: { code: wrongCode(opened.triesLeft) } };
    case "no code":
      return {
        status: 422,
        errors: { code: "That code no longer works. Please ask for a new one" },
      };
    case "over":
      return { status: 409, notice: "gone" };
  }
}

function wrongCode(triesLeft: number): string {
  if (triesLeft === 0)
    return "That isn’t the code, and you’ve run out of tries. Please ask for a new one";
  return `That isn’t the latest code. You have ${triesLeft} more ${triesLeft === 1 ? "try" : "tries"}`;
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

async function wait(
  limit: RateLimit,
  { person, visitor }: Pick<Posted, "person" | "visitor">,
  field: "code" | "ask" | "change",
): Promise<Reply | undefined> {
  const seconds = await limit.secondsToWait(`${person.id}:${visitor}`);
  if (seconds === 0) return undefined;
  const errors = { [field]: `Too many at once. Please try again in ${minutes(seconds)}` };
  return { status: 429, errors, retryAfterSeconds: seconds };
}
