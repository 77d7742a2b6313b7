import { photoFile } from "../../../blocks/context.ts";
import type { Page } from "../../../blocks/document.ts";
import type { Facts } from "../../../blocks/facts/facts.ts";
import type { Photo } from "../../../blocks/fields.ts";
import { renderPage } from "../../../blocks/render-page.tsx";
import { seenBlocks } from "../../../blocks/seen-blocks.ts";
import type { Content } from "../revisions/merge.ts";
import { blobOf, inBrotli } from "./blobs.ts";
import { finishedContent } from "./finished-content.ts";
import { type AssetServices, findSiteAsset } from "./site-assets.ts";

/** What a page and what is seen of it first take, in bytes. */
export type PageWeight = {
  /** The page’s id. */
  id: string;
  /** HTML with its styles, in brotli. */
  page: number;
  /** The logo and the opening’s photo, each in its largest width. */
  pictures: number;
};

/** Weighs the pages of a site as a release would have them, without what is unconfirmed. */
export async function weighPages(
  services: AssetServices,
  { siteId, origin, ...content }: Content & { siteId: string; origin: string },
): Promise<PageWeight[]> {
  const { document, facts } = finishedContent(content);
  const weights: PageWeight[] = [];
  for (const page of document.pages) {
    const { html } = renderPage(document, page, facts, {
      ...{ origin, shown: "confirmed", hasAssistant: true },
      // As long as the name of a file in a release.
      address: (file) => `files/${file.replace(/\.\w+$/, `-${"0".repeat(16)}$&`)}`,
    });
    const plain = blobOf(Buffer.from(html), "text/html");
    const { bytes } = (await inBrotli(plain)) ?? plain;
    const sizes = await Promise.all(
      firstPhotos(page, { document, facts }).map(async (photo) => {
        const name = photoFile(photo, Math.max(...photo.widths));
        return (await findSiteAsset(services, { siteId, name }))?.storedBytes();
      }),
    );
    const pictures = sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    weights.push({ id: page.id, page: bytes.length, pictures });
  }
  return weights;
}

function firstPhotos(
  page: Page,
  { document, facts }: { document: Content["document"]; facts: Facts },
): Photo[] {
  return seenBlocks(page, document.pages, { facts, shown: "confirmed" }).flatMap((block) => {
    if (block.type === "header") return block.logo ?? [];
    return block.type === "hero" ? (block.photo ?? []) : [];
  });
}
