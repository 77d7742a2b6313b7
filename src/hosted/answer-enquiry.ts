import type { IncomingMessage } from "node:http";
import { takeSiteEnquiry } from "../core/enquiries/site-enquiries.ts";
import { siteEnquirySchema } from "../core/enquiries/site-enquiry-schema.ts";
import type { HostedSite } from "../core/sites/hosting.ts";
import { plainHost } from "../core/sites/hosts.ts";
import { THANKS_PAGE } from "../core/sites/release-pages.ts";
import type { Database } from "../database/client.ts";
import { clientAddress } from "../platform/client-address.ts";
import { fieldErrors } from "../platform/field-errors.ts";
import { readForm } from "../platform/http/read-form.ts";
import { isByVisitor } from "../platform/http/take-request.ts";
import { describeError, type Log } from "../platform/log.ts";
import type { RateLimit } from "../platform/rate-limit.ts";
import { trapField } from "../ui/trap-field.tsx";
import { type Asked, sendEmpty, sendPage } from "./answers.ts";
import { type EnquiryProblem, enquiryPage } from "./enquiry-page.tsx";
import { takenPage } from "./plain-page.ts";

/** Far more than the longest message, whose letters may take nine bytes each. */
const MAX_BODY_BYTES = 64 * 1024;

export type EnquiryServices = {
  database: Database;
  log: Log;
  config: { trustProxy: number };
  rateLimits: { siteEnquiry: RateLimit; siteEnquiryInAll: RateLimit };
};

/**
 * Takes what a visitor wrote to the business, and leads to the site’s page that says thanks; or says
 * what is wrong, on a page with everything that was typed.
 */
export async function answerEnquiry(
  services: EnquiryServices,
  site: HostedSite,
  asked: Asked,
): Promise<void> {
  const { request } = asked;
  if (!isFromSite(request)) return sendProblem(asked, site, { status: 403 });
  const body = await readAll(request);
  if (!body) return sendProblem(asked, site, { status: 413 });
  const reading = await readForm(asRequest(request, body), { longest: MAX_BODY_BYTES });
  if (reading.outcome === "unreadable") return sendProblem(asked, site, { status: reading.status });
  const text = (name: string) => {
    const value = reading.form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = { name: text("name"), reply_to: text("reply_to"), message: text("message") };
  const outcome = await take(services, site, {
    values,
    isTrapped: text(trapField) !== "",
    visitor: visitorOf(request, services.config),
  });
  if (outcome.outcome === "taken" && site.status === "suspended") {
    return sendPage(asked, takenPage); // its own page of thanks is offline
  }
  if (outcome.outcome === "taken") {
    return sendEmpty(asked, 303, "location", `/${THANKS_PAGE}`, "cache-control", "no-store");
  }
  sendProblem(asked, site, { ...outcome, values });
}

type Sent = {
  values: { name: string; reply_to: string; message: string };
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
  const parsed = siteEnquirySchema.safeParse(values);
  if (!parsed.success) {
    return { outcome: "problem", status: 422, errors: fieldErrors(parsed.error) };
  }
  try {
    const seconds = await rateLimits.siteEnquiryInAll.secondsToWait(visitor);
    if (seconds > 0) return { outcome: "problem", status: 429 };
    const isOften = (await rateLimits.siteEnquiry.secondsToWait(`${visitor} ${site.id}`)) > 0;
    const suspected = isTrapped || isOften;
    await takeSiteEnquiry(services, { ...parsed.data, siteId: site.id, suspected });
    return { outcome: "taken" };
  } catch (error) {
    if (!isByVisitor(error)) {
      services.log.error({ siteId: site.id, ...describeError(error) }, "hosting: enquiry failed");
    }
    return { outcome: "problem", status: 503 };
  }
}

/** Browsers say where a form comes from; one that says nothing, or something else, is another’s. */
function isFromSite({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && URL.canParse(origin)) {
    return plainHost(new URL(origin).host) === plainHost(host ?? "").replace(/:(80|443)$/, "");
  }
  return headers["sec-fetch-site"] === "same-origin";
}

/** The body; undefined if it is too long or breaks off. */
async function readAll(request: IncomingMessage): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    // Without its own way of stopping, which would close the connection before our answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) return undefined;
      chunks.push(new Uint8Array(chunk));
    }
  } catch {
    return undefined; // the sender is gone
  }
  return new Blob(chunks);
}

function asRequest({ headers }: IncomingMessage, body: Blob): Request {
  return new Request("http://enquiry.invalid/", {
    method: "POST",
    headers: { "content-type": headers["content-type"] ?? "" },
    body,
  });
}

function visitorOf(request: IncomingMessage, { trustProxy }: { trustProxy: number }): string {
  const forwarded = request.headers["x-forwarded-for"];
  const list = Array.isArray(forwarded) ? forwarded.join(",") : forwarded;
  return clientAddress(request.socket.remoteAddress ?? "", list ?? null, trustProxy);
}

function sendProblem(asked: Asked, site: HostedSite, problem: EnquiryProblem): void {
  sendPage(asked, enquiryPage(site.name, problem));
}
