/**
 * The sitemap of these pages, https://www.sitemaps.org/protocol.html. Not by `@astrojs/sitemap`: it
 * writes an index and a part of it in place of /sitemap.xml, and leaves out what is rendered on request.
 */
export function sitemap(home: URL, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, home).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Tells crawlers what to leave out of search results, and where the sitemap is (RFC 9309). */
export function robots(home: URL): string {
  return [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /thank-you",
    "Disallow: /payment-success",
    "",
    `Sitemap: ${new URL("/sitemap.xml", home).href}`,
    "",
  ].join("\n");
}
