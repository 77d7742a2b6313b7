/** What decides under which address a site is served. */
export type HostConfig = {
  /** Of our own site. */
  publicUrl: string;
  /** Sites are served below it, each under its slug. */
  sitesDomain: string;
};

/** Where the site with this slug is served, without a slash at the end: by our own scheme and port. */
export function originOfSlug(slug: string, config: HostConfig): string {
  return originOfHost(hostOfSlug(slug, config), config);
}

/** Of the site with this slug, whatever other name it has. */
export function hostOfSlug(slug: string, { sitesDomain }: Pick<HostConfig, "sitesDomain">): string {
  return `${slug}.${sitesDomain}`;
}

/** The same for a host. */
export function originOfHost(host: string, { publicUrl }: Pick<HostConfig, "publicUrl">): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${host}${port && `:${port}`}`;
}

/**
 * A host as it is compared with another: in lower case, and without the dot that ends a full name in
 * DNS (RFC 3986, section 3.2.2), which browsers send along. A port stays, as does a second dot.
 */
export function plainHost(host: string): string {
  return host.toLowerCase().replace(/^([^:]*[a-z0-9-])\.(?=(?::\d*)?$)/, "$1");
}
