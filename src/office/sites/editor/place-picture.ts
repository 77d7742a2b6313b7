import { dequal } from "dequal";
import type { Block } from "../../../blocks/document.ts";
import type { Photo } from "../../../blocks/fields.ts";
import { maxGalleryPhotos } from "../../../blocks/gallery/schema.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { setBlock } from "./operations.ts";
import type { PictureTarget, SitePicture } from "./pictures.ts";

/** @param path of a field, as `readContent` names it: “document.pages.0.blocks.2.members.1.photo” */
export function targetAt({ document }: Content, path: string): PictureTarget | undefined {
  const [, , page, , at, ...field] = path.split(".");
  const block = document.pages[Number(page)]?.blocks[Number(at)];
  return block && { block, field: field.join(".") };
}

/** The path of the place by now; undefined if it is gone. */
export function pathOfTarget({ document }: Content, target: PictureTarget): string | undefined {
  for (const [pageAt, { blocks }] of document.pages.entries()) {
    const at = blocks.findIndex(({ id }) => id === target.block.id);
    const field = blocks[at] && fieldNow(blocks[at], target);
    if (field) return `document.pages.${pageAt}.blocks.${at}.${field}`;
  }
  return undefined;
}

/** Puts a picture in its place. @returns undefined if the place is gone, or is full. */
export function placePicture(
  content: Content,
  target: PictureTarget,
  picture: SitePicture,
): Content | undefined {
  const now = targetAt(content, pathOfTarget(content, target) ?? "");
  const block = now && withPicture(now, picture, content.facts.name.value);
  return block && setBlock(content, block);
}

function withPicture(
  { block, field }: PictureTarget,
  picture: SitePicture,
  name: string,
): Block | undefined {
  const [, item, part] = field.split(".");
  const at = Number(item);
  switch (block.type) {
    case "header":
      return { ...block, logo: photoOf(picture, block.logo, altOfLogo(name)) };
    case "hero":
    case "about":
      return { ...block, photo: photoOf(picture, block.photo) };
    case "gallery": {
      const { photos } = block;
      if (photos.some(({ key }) => key === picture.key)) return block;
      const isFull = photos.length >= maxGalleryPhotos;
      return isFull ? undefined : { ...block, photos: [...photos, photoOf(picture)] };
    }
    case "team": {
      const member = block.members[at];
      const photo = photoOf(picture, member?.photo);
      return member && { ...block, members: block.members.with(at, { ...member, photo }) };
    }
    case "before-after": {
      const pair = block.pairs[at];
      const side = part === "before" ? "before" : "after";
      const photo = pair && photoOf(picture, pair[side]);
      return pair && { ...block, pairs: block.pairs.with(at, { ...pair, [side]: photo }) };
    }
    default:
      return undefined;
  }
}

/** Another photo shows something else: its words and its crop are new. */
export function photoOf(
  { key, widths, width, height }: SitePicture,
  before?: Photo,
  alt = "",
): Photo {
  return before?.key === key ? before : { key, widths, width, height, alt };
}

/** A logo stands for the name of the business. */
export function altOfLogo(name: string): string {
  return name.slice(0, 250);
}

function fieldNow(block: Block, { block: was, field }: PictureTarget): string | undefined {
  const [list, item, part] = field.split(".");
  if (item === undefined) return field;
  const at = itemNow(itemsOf(block), itemsOf(was), Number(item));
  return at === undefined ? undefined : `${list}.${at}.${part}`;
}

function itemsOf(block: Block): readonly unknown[] {
  if (block.type === "team") return block.members;
  return block.type === "before-after" ? block.pairs : [];
}

/**
 * Where an item is by now. Items have no ids: it is the one that is as it was, else the only one that is
 * as none was, else the one of these at its old place.
 */
function itemNow(
  items: readonly unknown[],
  were: readonly unknown[],
  at: number,
): number | undefined {
  const same = items.flatMap((item, place) => (dequal(item, were[at]) ? place : []));
  if (same.length > 0) return same.includes(at) ? at : same[0];
  const changed = items.flatMap((item, place) =>
    were.some((was) => dequal(item, was)) ? [] : place,
  );
  return changed.length === 1 ? changed[0] : changed.find((place) => place === at);
}
