import { expect, test } from "vitest";
import { photosByMood, photosOfAny } from "../../catalogue/photos.ts";
import { photosOf } from "./photos-of.ts";

test("six photos are told for a trade that we know, and for any", () => {
  expect(photosOf("dog groomer")).toBe(photosByMood.animals);
  expect(photosOf("")).toBe(photosOfAny);
  for (const photos of [...Object.values(photosByMood), photosOfAny]) {
    expect(new Set(photos).size).toBe(6);
  }
});
