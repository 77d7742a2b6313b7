import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { photoFile } from "../../../blocks/context.ts";
import type { Photo } from "../../../blocks/fields.ts";
import { drawMark, MARK, squareLogo, TOUCH_ICON } from "../../../blocks/mark.tsx";
import {
  drawShareCard,
  SHARE_CARD,
  sharedFile,
  sharedPhoto,
} from "../../../blocks/page/share-card.tsx";
import {
  askPictureProcess,
  type PictureRequest,
} from "../../../platform/pictures/picture-process.ts";
import type { Content } from "../revisions/merge.ts";
import { type AssetServices, findSiteAsset } from "./site-assets.ts";

type Asset = { type: string; bytes: Buffer };

/** What a page of a release asks for by this name: drawn or cut for it, or as it is stored. */
export async function makeAsset(
  services: AssetServices,
  name: string,
  { siteId, document, facts }: Content & { siteId: string },
): Promise<Asset | undefined> {
  const stored = async (name: string): Promise<Asset | undefined> => {
    const asset = await findSiteAsset(services, { siteId, name });
    const bytes = await asset?.open();
    return asset && bytes && { type: asset.type.type, bytes: await buffer(bytes) };
  };
  const widest = (photo: Photo) => stored(photoFile(photo, Math.max(...photo.widths)));

  if (name === MARK)
    return { type: "image/svg+xml", bytes: Buffer.from(drawMark(document, facts)) };
  if (name === TOUCH_ICON) {
    const logo = squareLogo(document);
    const picture = logo
      ? (await widest(logo))?.bytes
      : drawMark(document, facts, await outlines());
    if (picture === undefined) return undefined;
    return { type: "image/png", bytes: await made("icon", picture) };
  }
  if (name === SHARE_CARD) {
    return { type: "image/jpeg", bytes: await made("share-copy", drawShareCard(document)) };
  }
  const shared = document.pages
    .flatMap((page) => sharedPhoto(document, page) ?? [])
    .find((photo) => sharedFile(photo) === name);
  if (!shared) return stored(name);
  const { x, y } = shared.focus ?? { x: 50, y: 50 };
  const photo = await widest(shared);
  return photo && { type: "image/jpeg", bytes: await made("share-copy", photo.bytes, [x, y]) };
}

/**
 * About 30 KB each. A site that is rendered again after a change mostly needs the same, and that takes
 * 0.2 s then, not 1.5.
 */
const madeLately = new LRUCache<string, Buffer>({ max: 200 });

async function made(
  request: PictureRequest,
  picture: Buffer | string,
  numbers: readonly number[] = [],
): Promise<Buffer> {
  const key = createHash("sha256").update(`${request} ${numbers} `).update(picture).digest("hex");
  const known = madeLately.get(key);
  if (known) return known;
  const answer = await askPictureProcess(request, async () => Buffer.from(picture), { numbers });
  if (answer.outcome !== "done") throw new Error(`a picture was not made: ${answer.outcome}`);
  madeLately.set(key, answer.output);
  return answer.output;
}

type Outline = NonNullable<Parameters<typeof drawMark>[2]>;

/**
 * How a letter is outlined: not at all if the font lacks it, and the mark is its colour alone. Loaded
 * here, since the font comes through Vite, without which commands and journeys import this file.
 */
async function outlines(): Promise<Outline> {
  const { headingFace } = await import("../../../delivery/text-outline.ts");
  return (letter, { middle, foot, size }) =>
    headingFace.covers(letter)
      ? headingFace.outline(letter, size, middle - headingFace.measure(letter, size) / 2, foot)
      : "";
}
