import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { photoFile } from "./context.ts";
import { type Document, homeOf, type Page } from "./document.ts";
import type { Facts } from "./facts/facts.ts";
import { MARK, squareLogo, TOUCH_ICON } from "./mark.tsx";
import { bodyClass, PageView, pageStyles } from "./page/page-view.tsx";
import { type PageWords, wordsOfPage } from "./page/page-words.ts";
import sampleStyles from "./page/sample-bar.css?raw";
import { SampleBar } from "./page/sample-bar.tsx";
import { SHARE_CARD, sharedFile, sharedPhoto, shareSize } from "./page/share-card.tsx";
import { localBusiness } from "./page/structured-data.ts";

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
  /** The sample is a picture in one of our pages, which says what it is: no bar is needed. */
  isFramed?: boolean | undefined;
  /** Its host answers questions under `/ask`, as that of a release does. */
  hasAssistant?: boolean;
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
  {
    origin,
    shown,
    address,
    pageAddress = (path) => `./${path}`,
    isSample,
    isFramed,
    hasAssistant,
  }: RenderOptions,
): RenderedPage {
  const files = new Set<string>();
  const asked = (file: string) => {
    files.add(file);
    return address(file);
  };
  const { design, companion, pages } = document;
  const view = {
    ...{ design, companion, page, pages, facts, shown },
    ...{ address: asked, pageAddress, hasAssistant },
  };
  const hasBar = isSample && !isFramed;
  const styles = pageStyles(document, view) + (hasBar ? sampleStyles : "");
  const words = wordsOfPage(page, { document, facts, shown });
  const isHome = page.id === homeOf(pages)?.id;
  const photo = shown === "confirmed" ? sharedPhoto(document, page) : undefined;
  const image = photo && new URL(asked(sharedFile(photo)), `${origin}/`).href;
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
            {JSON.stringify(localBusiness(document, facts, { origin, image })).replaceAll(
              "<",
              "\\u003c",
            )}
          </script>
        )}
      </head>
      <body className={bodyClass(document)}>
        {hasBar && <SampleBar />}
        <PageView {...view} />
      </body>
    </html>,
  );
  return {
    html: `<!doctype html>${html}`,
    policy: policyOf(styles, hasAssistant),
    files: [...files].toSorted(),
  };
}

type OutsideProps = { document: Document; page: Page; words: PageWords } & Pick<
  RenderOptions,
  "origin" | "address"
>;

/** What a published page says to browsers’ tabs and to anyone who shows a link to it. */
function Outside({ document, page, words, origin, address }: OutsideProps) {
  const logo = squareLogo(document);
  const icon = logo ? photoFile(logo, Math.min(...logo.widths)) : MARK;
  const photo = sharedPhoto(document, page);
  const picture = address(photo ? sharedFile(photo) : SHARE_CARD);
  return (
    <>
      <link rel="icon" href={address(icon)} />
      <link rel="apple-touch-icon" href={address(TOUCH_ICON)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={words.title} />
      {words.description && <meta property="og:description" content={words.description} />}
      <meta property="og:url" content={`${origin}/${page.path}`} />
      <meta property="og:image" content={new URL(picture, `${origin}/`).href} />
      <meta property="og:image:width" content={`${shareSize.width}`} />
      <meta property="og:image:height" content={`${shareSize.height}`} />
    </>
  );
}

/** Known before the page is rendered: no hash is taken from what holds a customer’s words. */
function policyOf(styles: string, hasAssistant = false): string {
  const hash = createHash("sha256").update(styles).digest("base64");
  return [
    "default-src 'none'",
    "img-src 'self'",
    "font-src 'self'",
    // Nothing in it connects; tools that judge a page read its robots.txt from within it.
    "connect-src 'self'",
    `style-src 'sha256-${hash}'`,
    ...(hasAssistant ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
