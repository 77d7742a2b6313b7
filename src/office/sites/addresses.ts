/** Where a page that is not published finds its fonts and photos, by name. */
export function addressOfAsset(siteId: string): (file: string) => string {
  return (file) => `/admin/sites/${siteId}/files/${file}`;
}

/**
 * A page of a site for a frame, or to look at by itself.
 *
 * @param path as in its document
 * @param revision the latest without one
 */
export function addressOfPage(siteId: string, path: string, revision?: number): string {
  const query = revision === undefined ? "" : `?revision=${revision}`;
  return `/admin/sites/${siteId}/page${path && `/${path}`}${query}`;
}
