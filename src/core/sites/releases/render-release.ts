import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { TOUCH_ICON } from "../../../blocks/mark.tsx";
import { renderPage } from "../../../blocks/render-page.tsx";
import { icoOf } from "../../../platform/pictures/ico.ts";
import { iconSide } from "../../../platform/pictures/icon-side.mjs";
import type { Content } from "../revisions/merge.ts";
import { finishedContent } from "./finished-content.ts";
import { makeAsset } from "./make-asset.ts";
import { isListed, MISSING_PAGE, pagesOfRelease } from "./release-pages.ts";
import type { AssetServices } from "./site-assets.ts";

/** One answer of a release, before it is stored. */
export type RenderedFile = {
  /** Without a slash at the front. */
  path: string;
  type: string;
  bytes: Buffer;
  /** `Content-Security-Policy`; null for what is no page. */
  policy: string | null;
};

type RenderedRelease =
  | { outcome: "rendered"; files: RenderedFile[] }
  /** A photo or a font that a page asks for is not there. */
  | { outcome: "file missing"; file: string };

/**
 * Renders what a site says into everything that its host answers: pages, fonts, photos, sitemap and
 * robots.txt. Nothing unconfirmed or unfinished is in it. The same content gives the same bytes.
 *
 * @param origin where it will be served.
 */
export async function renderRelease(
  services: AssetServices,
  { siteId, origin, ...content }: Content & { siteId: string; origin: string },
): Promise<RenderedRelease> {
  const { document, facts } = finishedContent(content);
  const pages = pagesOfRelease(document);
  const render = (page: (typeof pages)[number], address: (file: string) => string) => {
    // Under an address that is missing, the page may be any number of folders deep.
    const root = page.path === MISSING_PAGE ? "/" : "";
    return renderPage(document, page, facts, {
      ...{ origin, shown: "confirmed", hasAssistant: true },
      address: (file) => root + address(file),
      pageAddress: (path) => `${root || "./"}${path}`,
    });
  };

  const names = new Set(pages.flatMap((page) => render(page, (file) => file).files));
  const assets = new Map<string, RenderedFile>();
  for (const name of names) {
    const asset = await makeAsset(services, name, { siteId, document, facts });
    if (!asset) return { outcome: "file missing", file: name };
    assets.set(name, { path: hashedPath(name, asset.bytes), ...asset, policy: null });
  }
  const rendered = pages.map((page): RenderedFile => {
    const { html, policy } = render(page, (file) => assets.get(file)?.path ?? file);
    return { path: page.path, type: HTML, bytes: Buffer.from(html), policy };
  });
  const listed = pages.filter(isListed).map(({ path }) => `${origin}/${path}`);
  return {
    outcome: "rendered",
    files: [
      ...rendered,
      ...assets.values(),
      ...favicon(assets.get(TOUCH_ICON)),
      text("sitemap.xml", "application/xml", sitemap(listed)),
      text("robots.txt", "text/plain; charset=utf-8", robots(origin)),
    ],
  };
}

const HTML = "text/html; charset=utf-8";

/** With its own name for each content, it may be kept for good. */
function hashedPath(name: string, bytes: Buffer): string {
  const ending = extname(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `files/${basename(name, ending)}-${hash}${ending}`;
}

function text(path: string, type: string, content: string): RenderedFile {
  return { path, type, bytes: Buffer.from(content), policy: null };
}

/** What browsers ask for without having read a page. */
function favicon(icon: RenderedFile | undefined): RenderedFile[] {
  if (!icon) return [];
  const bytes = icoOf(icon.bytes, iconSide);
  return [{ path: "favicon.ico", type: "image/x-icon", bytes, policy: null }];
}

/** Addresses are made of a host and of paths, neither of which has anything to escape. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
