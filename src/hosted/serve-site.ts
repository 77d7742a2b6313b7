import type { HostedSite, Hosting } from "../core/sites/releases/hosting.ts";
import { originOfHost } from "../core/sites/releases/hosts.ts";
import { MISSING_PAGE, THANKS_PAGE } from "../core/sites/releases/release-pages.ts";
import { describeError } from "../platform/log.ts";
import { answerEnquiry, type EnquiryServices } from "./answer-enquiry.ts";
import { type AskServices, answerQuestion } from "./answer-question.tsx";
import { type Asked, sendEmpty, sendFile, sendPage } from "./answers.ts";
import { offlinePage } from "./offline-page.tsx";
import { missingPage, troublePage } from "./plain-page.ts";

type ServeServices = EnquiryServices &
  AskServices & { hosting: Hosting; config: { publicUrl: string } };

/** Answers a request for a customer’s site with what was released, and with nothing else. */
export async function serveSite(
  services: ServeServices,
  site: HostedSite,
  asked: Asked,
): Promise<void> {
  const { method, url = "/" } = asked.request;
  const path = (url.split("?", 1)[0] ?? url).slice(1);
  // While it is offline or closed too: somebody had the form open, and keeps what they wrote.
  if (method === "POST" && path === "enquiry") return answerEnquiry(services, site, asked);
  if (site.status !== "live") return sendPage(asked, offlinePage(site));
  if (path === "ask") return answerQuestion(services, site, asked);
  if (method !== "GET" && method !== "HEAD") return sendEmpty(asked, 405, "allow", "GET, HEAD");
  if (site.movedTo !== undefined) {
    // Asked again each time: it moves back as soon as its own domain leads elsewhere.
    const there = originOfHost(site.movedTo, services.config);
    return sendEmpty(asked, 301, "location", `${there}${url}`, "cache-control", "no-cache");
  }
  try {
    await sendPath(services, site, asked, path);
  } catch (error) {
    services.log.error({ siteId: site.id, ...describeError(error) }, "hosting: cannot read a site");
    if (!asked.response.headersSent) sendPage(asked, troublePage);
  }
}

async function sendPath(
  { hosting }: ServeServices,
  site: HostedSite,
  asked: Asked,
  path: string,
): Promise<void> {
  const file = path === MISSING_PAGE ? undefined : await hosting.fileOf(site, path);
  if (file) return sendFile(asked, hosting, file, { status: 200, caching: cachingOf(path) });
  const missing = await hosting.fileOf(site, MISSING_PAGE);
  if (!missing) return sendPage(asked, missingPage);
  return sendFile(asked, hosting, missing, { status: 404, caching: "no-cache" });
}

function cachingOf(path: string): string {
  if (path.startsWith("files/")) return "public, max-age=31536000, immutable"; // its name has a hash
  if (path === THANKS_PAGE) return "no-store";
  return "no-cache";
}
