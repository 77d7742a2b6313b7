/** Where a page that is not published finds its fonts and photos, by name. */
export function addressOfAsset(siteId: string, design: string): (file: string) => string {
  const folder = `/admin/sites/${siteId}/files`;
  return (file) => `${folder}/${file.endsWith(".woff2") ? `${design}/` : ""}${file}`;
}

/** A page of a site as it reads in a revision. @param path as in its document. */
export function addressOfPage(siteId: string, path: string, revision: number): string {
  return `/admin/sites/${siteId}/page${path && `/${path}`}?revision=${revision}`;
}
