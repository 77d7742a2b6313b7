import { createHash } from "node:crypto";
import { basename, extname } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Document } from "../../blocks/document.ts";
import type { Facts } from "../../blocks/facts.ts";
import { drawMark, MARK } from "../../blocks/mark.tsx";
import { renderPage } from "../../blocks/render-page.tsx";
import { drawShareCard, SHARE_CARD } from "../../blocks/share-card.tsx";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { finishedContent } from "./finished-content.ts";
import type { Content } from "./merge.ts";
import { isListed, MISSING_PAGE, pagesOfRelease } from "./release-pages.ts";
import { type AssetServices, findSiteAsset } from "./site-assets.ts";

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
    // Under an address that is missing, the page may stand any number of folders deep.
    const root = page.path === MISSING_PAGE ? "/" : "";
    return renderPage(document, page, facts, {
      ...{ origin, shown: "confirmed" },
      address: (file) => root + address(file),
      pageAddress: (path) => `${root || "./"}${path}`,
    });
  };

  const names = new Set(pages.flatMap((page) => render(page, (file) => file).files));
  const assets = new Map<string, RenderedFile>();
  for (const name of names) {
    const asset = (await drawn(name, document, facts)) ?? (await stored(services, siteId, name));
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
      text("sitemap.xml", "application/xml", sitemap(listed)),
      text("robots.txt", "text/plain; charset=utf-8", robots(origin)),
    ],
  };
}

const HTML = "text/html; charset=utf-8";

type Asset = Pick<RenderedFile, "type" | "bytes">;

/** What is made for the site: its mark, and the picture that goes with a link to it. */
async function drawn(name: string, document: Document, facts: Facts): Promise<Asset | undefined> {
  if (name === MARK)
    return { type: "image/svg+xml", bytes: Buffer.from(drawMark(document, facts)) };
  if (name !== SHARE_CARD) return undefined;
  const answer = await askPictureProcess("draw", async () => Buffer.from(drawShareCard(document)));
  if (answer.outcome !== "done") throw new Error(`a picture was not drawn: ${answer.outcome}`);
  return { type: "image/png", bytes: answer.output };
}

async function stored(
  services: AssetServices,
  siteId: string,
  name: string,
): Promise<Asset | undefined> {
  const asset = await findSiteAsset(services, { siteId, name });
  const bytes = await asset?.open();
  return asset && bytes && { type: asset.type.type, bytes: await buffer(bytes) };
}

/** With a name of its own for each content, it may be kept for good. */
function hashedPath(name: string, bytes: Buffer): string {
  const ending = extname(name);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return `files/${basename(name, ending)}-${hash}${ending}`;
}

function text(path: string, type: string, content: string): RenderedFile {
  return { path, type, bytes: Buffer.from(content), policy: null };
}

/** Addresses are made of a host and of paths, neither of which has anything to escape. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`;
}

function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
