import { formPath } from "../../content/pages.ts";
import { countedPage, pageBefore } from "./counted-pages.ts";
import type { CountedEvent } from "./counts.ts";
import { mayBeCounted, type ReadHeader } from "./may-be-counted.ts";

/** Where the tools post, whichever page asks. */
const toolPaths = [
  "/tools/website-sketch",
  "/functions/v1/generate-startup-domain",
  "/functions/v1/generate-local-mvp-ideas",
];

/**
 * What a successful request adds to the counts: a page view, a use of a tool on the page that
 * asked, or a form view, which counts for the page that led to the form. Nothing if it isn't a
 * page, was prefetched or fetched by a script, or may not be counted.
 *
 * @param request.url path and query
 */
export function visitOf(
  { method, url }: { method: string; url: string },
  header: ReadHeader,
): { page: string; event: CountedEvent } | undefined {
  const path = url.split("?", 1)[0] ?? url;
  if (method === "POST" && toolPaths.includes(path)) {
    const page = mayBeCounted(header) ? pageBefore(header) : undefined;
    return page ? { page, event: "tool" } : undefined;
  }
  const page = method === "GET" ? countedPage(path) : undefined;
  if (!page || !isForTheEye(header) || !mayBeCounted(header)) return undefined;
  if (page !== formPath) return { page, event: "view" };
  const before = pageBefore(header);
  if (before === formPath) return undefined; // from one of its tabs to the other
  return { page: before ?? formPath, event: "form" };
}

function isForTheEye(header: ReadHeader): boolean {
  if (/\bprefetch\b/.test(header("sec-purpose") ?? header("purpose") ?? "")) return false;
  return (header("sec-fetch-dest") ?? "document") === "document";
}

/**
 * The URL that the form posts to, with our page that led to it as `from`. Unchanged if
 * there is no such page, if it already has a `from`, or if the visitor may not be counted.
 */
export function withPageBefore(address: URL, header: ReadHeader): URL {
  const before = pageBefore(header);
  if (!before || before === formPath || !mayBeCounted(header)) return address;
  const own = new URL(address);
  if (!own.searchParams.has("from")) own.searchParams.set("from", before);
  return own;
}
