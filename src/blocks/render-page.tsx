import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Document, Page } from "./document.ts";
import { type Facts, factOf } from "./facts.ts";
import { openingHoursSpecification } from "./opening-hours.ts";
import { bodyClass, PageView, pageStyles } from "./page-view.tsx";

export type RenderOptions = {
  /** Where the site is served, without a slash at the end: “https://wattle.example”. */
  origin: string;
  shown: "confirmed" | "all";
  /** Where a file of the site is, from the page. */
  address(file: string): string;
};

/** A page as it is served. */
export type RenderedPage = {
  html: string;
  /** What may be on it: `Content-Security-Policy` of its answer. */
  policy: string;
  /** Fonts and photos that it asks for, by name. */
  files: string[];
};

/** Renders a page of a site. The same input gives the same bytes. */
export function renderPage(
  document: Document,
  page: Page,
  facts: Facts,
  { origin, shown, address }: RenderOptions,
): RenderedPage {
  const files = new Set<string>();
  const asked = (file: string) => {
    files.add(file);
    return address(file);
  };
  const view = { design: document.design, page, facts, shown, address: asked };
  const styles = pageStyles(document, view);
  const structured = JSON.stringify(localBusiness(facts, origin)).replaceAll("<", "\\u003c");
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        {page.description && <meta name="description" content={page.description} />}
        <link rel="canonical" href={`${origin}/${page.path}`} />
        <style>{styles}</style>
        <script type="application/ld+json">{structured}</script>
      </head>
      <body className={bodyClass(document)}>
        <PageView {...view} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, policy: policyOf(styles), files: [...files].toSorted() };
}

/** Known before the page is rendered: no hash is taken from what holds a customer’s words. */
function policyOf(styles: string): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    // Nothing of ours connects; tools that judge a page read its robots.txt from within it.
    "connect-src 'self'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What search engines read: confirmed facts and nothing else. */
function localBusiness(facts: Facts, origin: string) {
  const hours = factOf(facts, "hours", "confirmed");
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${origin}/#business`,
    name: factOf(facts, "name", "confirmed"),
    url: `${origin}/`,
    telephone: factOf(facts, "phone", "confirmed"),
    email: factOf(facts, "email", "confirmed"),
    address: factOf(facts, "address", "confirmed"),
    areaServed: factOf(facts, "area", "confirmed"),
    ...(hours && { openingHoursSpecification: openingHoursSpecification(hours) }),
  };
}
