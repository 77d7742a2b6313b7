import { expect, test } from "vitest";
import { photoPairs } from "./photo-pairs.ts";

function pairsOf(...names: string[]) {
  const photos = names.map((name) => ({
    name,
    photo: { key: name, widths: [480], width: 480, height: 320, alt: "" },
  }));
  const { pairs, others } = photoPairs(photos);
  return {
    pairs: pairs.map(({ before, after }) => [before.key, after.key]),
    others: others.map(({ key }) => key),
  };
}

test("photos are pairs where their names plainly say so", () => {
  expect(
    pairsOf(
      "shop.jpg",
      "Kitchen after.jpg",
      "deck-before (2).png",
      "kitchen_before.jpg",
      "Deck after 2.png",
    ),
  ).toEqual({
    pairs: [
      ["deck-before (2).png", "Deck after 2.png"],
      ["kitchen_before.jpg", "Kitchen after.jpg"],
    ],
    others: ["shop.jpg"],
  });
});

test("one without its counterpart, or with two, stays its own photo", () => {
  const names = [
    "roof before.jpg",
    "fence after.jpg",
    "wall before.jpg",
    "wall after.jpg",
    "WALL-after.png",
  ];
  expect(pairsOf(...names)).toEqual({ pairs: [], others: names });
  expect(pairsOf("aftermath.jpg", "beforehand.jpg").pairs).toEqual([]);
});
