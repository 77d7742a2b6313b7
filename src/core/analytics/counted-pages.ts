import { formPath, sitePages } from "../../content/pages.ts";
import type { ReadHeader } from "./may-be-counted.ts";

/** By requested path. The form has two. */
const pages = new Map([
  ...sitePages.map(({ path }) => [path, path] as const),
  ["/waitlist", formPath] as const,
]);

/** The page that a path counts for; undefined if it is not in content/pages.ts. */
export function countedPage(path: string): string | undefined {
  return pages.get(path);
}

/** Which of our pages a request came from, by its Referer. */
export function pageBefore(header: ReadHeader): string | undefined {
  const referer = header("referer");
  if (!referer || !URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === header("host") ? countedPage(pathname) : undefined;
}
