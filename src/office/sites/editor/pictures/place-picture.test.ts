import { expect, test } from "vitest";
import { siteContent } from "../../../../../tests/support/sites/sites.ts";
import type { Block } from "../../../../blocks/document.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { deleteBlock, moveBlock, setBlock } from "../operations.ts";
import type { SitePicture } from "./pictures.ts";
import { pathOfTarget, placePicture, targetAt } from "./place-picture.ts";

const picture = (key: string): SitePicture => ({
  ...{ key, kind: "photo", widths: [480], width: 480, height: 320 },
  original_name: `${key}.jpg`,
});

function contentOf(...blocks: Block[]): Content {
  const { document, facts } = siteContent();
  const [home] = document.pages;
  return { document: { ...document, pages: home ? [{ ...home, blocks }] : [] }, facts };
}

const team = (...names: string[]): Block => ({
  ...{ id: "team", type: "team", heading: "The team" },
  members: names.map((name) => ({ name })),
});
const gallery = (...keys: string[]): Block => ({
  ...{ id: "shots", type: "gallery", heading: "Photos" },
  photos: keys.map((key) => ({ key, widths: [480], width: 480, height: 320, alt: "" })),
});

function arrived(content: Content, path: string, changed: Content, key = "shop") {
  const target = targetAt(content, path);
  return target && placePicture(changed, target, picture(key), 1);
}

/** Of each person, by name, and of each pair, the keys of their photos. */
function keysIn(content: Content | undefined): string[] {
  const blocks = content?.document.pages.flatMap(({ blocks }) => blocks) ?? [];
  return blocks.flatMap((block) => {
    if (block.type === "team") {
      return block.members.map(({ name, photo }) => `${name}: ${photo?.key ?? "none"}`);
    }
    if (block.type === "before-after") {
      return block.pairs.map(({ before, after }) => `${before.key} ${after.key}`);
    }
    return block.type === "gallery" ? block.photos.map(({ key }) => key) : [];
  });
}

test("photos land in their section wherever it is by then, each once", () => {
  const content = contentOf(gallery("one"), team("Mia"));
  const path = "document.pages.0.blocks.0.photos";
  const moved = moveBlock(content, "shots", 1);
  expect(keysIn(arrived(content, path, moved))).toEqual(["Mia: none", "one", "shop"]);
  expect(keysIn(arrived(content, path, content, "one"))).toEqual(["one", "Mia: none"]);
});

test("a photo whose section is gone, or has no room, is placed nowhere", () => {
  const content = contentOf(gallery("one"), team("Mia"));
  const path = "document.pages.0.blocks.0.photos";
  expect(arrived(content, path, deleteBlock(content, "shots"))).toBeUndefined();
  const full = gallery(...Array.from({ length: 24 }, (_, at) => `photo-${at}`));
  expect(arrived(content, path, setBlock(content, full))).toBeUndefined();
});

test("a person’s photo finds them after they were moved, renamed, or joined by others", () => {
  const content = contentOf(team("Mia", "Ali", ""));
  const path = "document.pages.0.blocks.0.members.1.photo";
  const after = (...names: string[]) => keysIn(arrived(content, path, contentOf(team(...names))));
  expect(after("Ali", "Mia", "")).toEqual(["Ali: shop", "Mia: none", ": none"]);
  expect(after("Mia", "Ali Haddad", "")).toEqual(["Mia: none", "Ali Haddad: shop", ": none"]);
  expect(after("Ali Haddad", "Mia", "")).toEqual(["Ali Haddad: shop", "Mia: none", ": none"]);
  expect(after("Mia", "")).toEqual([]);
});

test("each side of a pair of photos takes its own", () => {
  const photo = { key: "old", widths: [480], width: 480, height: 320, alt: "" };
  const content = contentOf({
    ...{ id: "pairs", type: "before-after", heading: "Before and after" },
    pairs: [{ before: photo, after: photo }],
  });
  const path = "document.pages.0.blocks.0.pairs.0";
  const before = targetAt(content, `${path}.before`);
  const after = targetAt(content, `${path}.after`);
  const one = before && placePicture(content, before, picture("one"), 1);
  const both = one && after && placePicture(one, after, picture("two"), 1);
  expect(keysIn(both)).toEqual(["one two"]);
  expect(both && after && pathOfTarget(both, after)).toBe(`${path}.after`);
});
