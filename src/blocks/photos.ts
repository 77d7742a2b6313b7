import type { Photo } from "./fields.ts";

/** A photo in a block, and the path to it there: “pairs.0.before”. */
export type PlacedPhoto = { photo: Photo; path: string };

/** Every photo of a block or of a part of one, in order. */
export function photosIn(value: unknown, path = ""): PlacedPhoto[] {
  if (typeof value !== "object" || value === null) return [];
  if (isPhoto(value)) return [{ photo: value, path }];
  return Object.entries(value).flatMap(([name, part]) =>
    photosIn(part, path === "" ? name : `${path}.${name}`),
  );
}

export function isPhoto(value: unknown): value is Photo {
  return typeof value === "object" && value !== null && "key" in value && "widths" in value;
}

/** Whether it looks right across a whole page: it is no higher than wide, and is not stretched. */
export function isWide({ width, height }: Photo): boolean {
  return width >= 1_200 && width >= 1.25 * height;
}

/** Whether it was taken upright, and is large enough to go beside a whole opening. */
export function isTall({ width, height }: Photo): boolean {
  return width >= 600 && height >= 1.2 * width;
}
