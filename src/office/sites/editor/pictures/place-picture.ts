import { dequal } from "dequal";
import type { Field } from "../../../../blocks/description.ts";
import { describeBlock } from "../../../../blocks/descriptions.ts";
import type { Block } from "../../../../blocks/document.ts";
import type { Photo } from "../../../../blocks/fields.ts";
import { isPhoto } from "../../../../blocks/photos.ts";
import { valueAt, withValueAt } from "../../../../core/sites/revisions/content-place.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
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

/** Puts a picture, or a file of so many bytes, in its place. @returns undefined if the place is gone, or is full. */
export function placePicture(
  content: Content,
  target: PictureTarget,
  picture: SitePicture,
  bytes: number,
): Content | undefined {
  const now = targetAt(content, pathOfTarget(content, target) ?? "");
  const field = now && describedAt(now);
  if (!now || !field) return undefined;
  const place = { owner: now.block.id, path: now.field.split(".") };
  const value = valueAt(content, place);
  if (field.kind === "photos") {
    const photos = Array.isArray(value) ? value.filter(isPhoto) : [];
    if (photos.some(({ key }) => key === picture.key)) return content;
    const isFull = photos.length >= field.most;
    return isFull ? undefined : withValueAt(content, place, [...photos, photoOf(picture)]);
  }
  const holder = valueAt(content, { ...place, path: place.path.slice(0, -1) });
  if (holder === undefined) return undefined;
  if (field.kind === "file") {
    const { key, original_name: name } = picture;
    return withValueAt(content, place, { key, name, bytes });
  }
  const alt = field.kind === "logo" ? altOfLogo(content.facts.name.value) : "";
  const photo = photoOf(picture, isPhoto(value) ? value : undefined, alt);
  return withValueAt(content, place, photo);
}

function describedAt({ block, field }: PictureTarget): Field | undefined {
  const [name = "", , part = ""] = field.split(".");
  const own = describeBlock(block.type).fields[name];
  return own?.kind === "items" ? own.fields[part] : own;
}

/** Another photo shows something else: its words and its crop are new. */
export function photoOf(
  { key, widths, width, height }: SitePicture,
  before?: Photo,
  alt = "",
): Photo {
  return before?.key === key ? before : { key, widths, width, height, alt };
}

/** A logo says the name of the business. */
export function altOfLogo(name: string): string {
  return name.slice(0, 250);
}

function fieldNow(block: Block, { block: was, field }: PictureTarget): string | undefined {
  const [list = "", item, part] = field.split(".");
  if (item === undefined) return field;
  const at = itemNow(itemsOf(block, list), itemsOf(was, list), Number(item));
  return at === undefined ? undefined : `${list}.${at}.${part}`;
}

function itemsOf(block: Block, list: string): readonly unknown[] {
  const items: unknown = Reflect.get(block, list);
  return Array.isArray(items) ? items : [];
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
