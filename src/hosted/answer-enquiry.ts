import { detailOf } from "../blocks/contact/detail-field.ts";
import { takeSiteEnquiry } from "../core/enquiries/site-enquiries.ts";
import { siteEnquirySchema } from "../core/enquiries/site-enquiry-schema.ts";
import type { HostedSite } from "../core/sites/releases/hosting.ts";
import { THANKS_PAGE } from "../core/sites/releases/release-pages.ts";
import type { Database } from "../database/client.ts";
import { fieldErrors } from "../platform/field-errors.ts";
import { isByVisitor } from "../platform/http/take-request.ts";
import { describeError, type Log } from "../platform/log.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { trapField } from "../ui/forms/trap-field.tsx";
import { type Asked, sendEmpty, sendPage } from "./answers.ts";
import { type EnquiryProblem, type EnquiryValues, enquiryPage } from "./enquiry-page.tsx";
import { offlinePage } from "./offline-page.tsx";
import type { PostsAtOnce } from "./posts-at-once.ts";
import { readPost, visitorOf } from "./read-post.ts";

const MOST_DETAILS = 4;

/** Far more than the longest message, whose letters may take nine bytes each. */
const MAX_BODY_BYTES = 64 * 1024;

export type EnquiryServices = {
  database: Database;
  log: Log;
  config: { trustProxy: number };
  rateLimits: { siteEnquiry: RateLimit; siteEnquiryInAll: RateLimit; siteEnquiryADay: RateLimit };
  postOf: PostsAtOnce;
};

/**
 * Takes what a visitor wrote to the business, and leads to the site’s page that says thanks; or says
 * what is wrong, on a page with everything that was typed. A site that is offline or closed takes nothing.
 */
export async function answerEnquiry(
  services: EnquiryServices,
  site: HostedSite,
  asked: Asked,
): Promise<void> {
  const { request } = asked;
  const post = await readPost(request, MAX_BODY_BYTES);
  if (post.outcome === "unreadable") return sendProblem(asked, site, { status: post.status });
  const { text, form } = post;
  const values = {
    ...{ name: text("name"), reply_to: text("reply_to"), message: text("message") },
    details: detailsIn(form),
  };
  if (site.status !== "live") {
    return sendPage(asked, offlinePage(site, { ...values, message: wholeMessage(values) }));
  }
  const sent = {
    values,
    isTrapped: text(trapField) !== "",
    visitor: visitorOf(request, services.config),
  };
  const outcome = (await services.postOf(site.id, () => take(services, site, sent))) ?? busy;
  if (outcome.outcome === "taken") {
    return sendEmpty(asked, 303, "location", `/${THANKS_PAGE}`, "cache-control", "no-store");
  }
  sendProblem(asked, site, { ...outcome, values });
}

const busy = { outcome: "problem", status: 503 } as const;

type Sent = {
  values: EnquiryValues;
  isTrapped: boolean;
  /** Their address. */
  visitor: string;
};

/**
 * Many from one address may be a school behind it, so they are kept apart, and refused only where
 * no school could write so many.
 */
async function take(
  { rateLimits, ...services }: EnquiryServices,
  site: HostedSite,
  { values, isTrapped, visitor }: Sent,
): Promise<{ outcome: "taken" } | ({ outcome: "problem" } & Omit<EnquiryProblem, "values">)> {
  const parsed = siteEnquirySchema.safeParse({ ...values, message: wholeMessage(values) });
  if (!parsed.success) {
    return { outcome: "problem", status: 422, errors: fieldErrors(parsed.error) };
  }
  try {
    const seconds = await rateLimits.siteEnquiryInAll.secondsToWait(visitor);
    if (seconds > 0) return { outcome: "problem", status: 429 };
    if ((await rateLimits.siteEnquiryADay.secondsToWait(site.id)) > 0) return busy;
    const isOften = (await rateLimits.siteEnquiry.secondsToWait(`${visitor} ${site.id}`)) > 0;
    const suspected = isTrapped || isOften;
    await takeSiteEnquiry(services, { ...parsed.data, siteId: site.id, suspected });
    return { outcome: "taken" };
  } catch (error) {
    if (!isByVisitor(error)) {
      services.log.error({ siteId: site.id, ...describeError(error) }, "hosting: enquiry failed");
    }
    return busy;
  }
}

/** What the form asked besides, and what was answered. */
function detailsIn(form: FormData): EnquiryValues["details"] {
  return [...form]
    .flatMap(([field, value]) => {
      const detail = detailOf(field);
      return detail && typeof value === "string" ? [{ detail, value }] : [];
    })
    .slice(0, MOST_DETAILS);
}

/** The message as the business reads it: what the form asked besides comes first, a line each. */
function wholeMessage({ details, message }: EnquiryValues): string {
  const answers = details
    .filter(({ value }) => value.trim())
    .map(({ detail, value }) => `${detail}: ${value.trim()}`)
    .join("\n");
  return [answers, message].filter((text) => text.trim()).join("\n\n");
}

function sendProblem(asked: Asked, site: HostedSite, problem: EnquiryProblem): void {
  sendPage(asked, enquiryPage(site.name, problem));
}
