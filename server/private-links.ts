import { plainPath } from "./operators-area.ts";

/** The pages whose address lets in anyone who has it. */
const privatePages = /^\/(?:review|me|tools\/website-(?:sketch|preview))(?=\/)/i;

/** A path as the log may have it: without the token of a private link, and all that comes after. */
export function loggedPath(url: string): string {
  const path = url.split("?", 1)[0] ?? url;
  const [page] = privatePages.exec(plainPath(path)) ?? [];
  return page ? `${page}/…` : path.slice(0, 200);
}

/**
 * The headers of an answer, where it is to a private link: no cache keeps it, no search engine lists
 * it, no other site is told its address.
 */
export function headersFor(
  url: string,
  headers: readonly [name: string, value: string][],
): [name: string, value: string][] {
  if (!privatePages.test(plainPath(url))) return [...headers];
  return [
    ...headers.filter(([name]) => name !== "referrer-policy"),
    // Not no-referrer: that makes browsers post forms with `Origin: null`.
    ["referrer-policy", "same-origin"],
    ["cache-control", "no-store"],
    ["x-robots-tag", "noindex"],
  ];
}
