/** What decides under which address a site is served. */
export type HostConfig = {
  /** Of our own site. */
  publicUrl: string;
  /** Sites are served below it, each under its slug. */
  sitesDomain: string;
};

/** Where the site with this slug is served, without a slash at the end: by our own scheme and port. */
export function originOfSlug(slug: string, { publicUrl, sitesDomain }: HostConfig): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${slug}.${sitesDomain}${port && `:${port}`}`;
}
