import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { photoFile } from "./context.ts";
import { type Document, homeOf, type Page } from "./document.ts";
import type { Facts } from "./facts.ts";
import { MARK, squareLogo } from "./mark.tsx";
import { bodyClass, PageView, pageStyles } from "./page-view.tsx";
import { type PageWords, wordsOfPage } from "./page-words.ts";
import sampleStyles from "./sample-bar.css?raw";
import { SampleBar } from "./sample-bar.tsx";
import { SHARE_CARD } from "./share-card.tsx";
import { localBusiness } from "./structured-data.ts";

export type RenderOptions = {
  /** Where the site is served, without a slash at the end: “https://wattle.example”. */
  origin: string;
  shown: "confirmed" | "all";
  /** Where a file of the site is, from the page. */
  address(file: string): string;
  /** Where a page is, from the page; beside it without this. */
  pageAddress?(path: string): string;
  /**
   * Made of a stranger’s words. A bar says so, nothing says where else the page is, and links lead to
   * a new window, which the frame of a sample does not let them open.
   */
  isSample?: boolean;
};

/** A page as it is served. */
export type RenderedPage = {
  html: string;
  /** What may be on it: `Content-Security-Policy` of its answer. */
  policy: string;
  /** Fonts and pictures that it asks for, by name. */
  files: string[];
};

/** Renders a page of a site. The same input gives the same bytes. */
export function renderPage(
  document: Document,
  page: Page,
  facts: Facts,
  { origin, shown, address, pageAddress = (path) => `./${path}`, isSample }: RenderOptions,
): RenderedPage {
  const files = new Set<string>();
  const asked = (file: string) => {
    files.add(file);
    return address(file);
  };
  const { design, pages } = document;
  const view = { design, page, pages, facts, shown, address: asked, pageAddress };
  const styles = pageStyles(document, view) + (isSample ? sampleStyles : "");
  const words = wordsOfPage(page, { document, facts, shown });
  const isHome = page.id === homeOf(pages)?.id;
  const html = renderToStaticMarkup(
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {isSample && <base target="_blank" />}
        <title>{isSample ? `Sample: ${words.title}` : words.title}</title>
        {words.description && <meta name="description" content={words.description} />}
        {!isSample && <link rel="canonical" href={`${origin}/${page.path}`} />}
        {shown === "confirmed" && (
          <Outside {...{ document, page, words, origin }} address={asked} />
        )}
        <style>{styles}</style>
        {isHome && !isSample && (
          <script type="application/ld+json">
            {JSON.stringify(localBusiness(facts, origin)).replaceAll("<", "\\u003c")}
          </script>
        )}
      </head>
      <body className={bodyClass(document)}>
        {isSample && <SampleBar />}
        <PageView {...view} />
      </body>
    </html>,
  );
  return { html: `<!doctype html>${html}`, policy: policyOf(styles), files: [...files].toSorted() };
}

type OutsideProps = { document: Document; page: Page; words: PageWords } & Pick<
  RenderOptions,
  "origin" | "address"
>;

/** What a published page says to browsers’ tabs and to whoever shows a link to it. */
function Outside({ document, page, words, origin, address }: OutsideProps) {
  const logo = squareLogo(document);
  const icon = logo ? photoFile(logo, Math.min(...logo.widths)) : MARK;
  const opening = [page, homeOf(document.pages)]
    .flatMap((page) => page?.blocks ?? [])
    .find((block) => block.type === "hero" && block.photo);
  const photo = opening && "photo" in opening ? opening.photo : undefined;
  const picture = photo ? photoFile(photo, Math.max(...photo.widths)) : SHARE_CARD;
  return (
    <>
      <link rel="icon" href={address(icon)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={words.title} />
      {words.description && <meta property="og:description" content={words.description} />}
      <meta property="og:url" content={`${origin}/${page.path}`} />
      <meta property="og:image" content={new URL(address(picture), `${origin}/`).href} />
    </>
  );
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
