/** What the URLs of all admin lists have in common: `q`, `status`, `page`. */

const maxSearchLength = 200;

/** The search text of a query, or "". */
export function searchIn(query: URLSearchParams): string {
  return (query.get("q") ?? "").trim().replaceAll("\0", "").slice(0, maxSearchLength);
}

/** The page a query asks for: 1 by default, and at most `pages`. */
export function pageIn(query: URLSearchParams, pages: number): number {
  const asked = Number(query.get("page"));
  return Number.isInteger(asked) ? Math.min(Math.max(1, asked), pages) : 1;
}

/** How many pages of `length` a list of `total` has, at least one. */
export function pagesOf(total: number, length: number): number {
  return Math.max(1, Math.ceil(total / length));
}

type ListQuery = {
  search?: string | undefined;
  page?: number | undefined;
  [filter: string]: string | number | undefined;
};

/** The URL of a view of the list at `path`, without unset filters. */
export function listAddress(path: string, { search, page, ...filters }: ListQuery): string {
  const said = { q: search, ...filters, page: page === 1 ? undefined : page };
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  );
  return path + (query.size > 0 ? `?${query}` : "");
}
