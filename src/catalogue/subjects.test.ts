import { expect, test } from "vitest";
import { subjects } from "../blocks/subjects/names.ts";
import { subjectOf, tradesBySubject } from "./subjects.ts";
import { tradeById } from "./trades/trades.ts";

test("every trade with a picture is in the index, and has one", () => {
  const ids = Object.values(tradesBySubject).flat();
  expect(ids.filter((id) => !tradeById.has(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("what is drawn for a trade is drawn", () => {
  expect(Object.keys(tradesBySubject).toSorted()).toEqual(subjects);
});

test("no trade has its picture from the trade above it", () => {
  expect(["pet-shop", "reptile-shop", "bird-shop", "aquariums"].map(subjectOf)).toEqual([
    ...["paw-prints", "lizard", "parrot", "tropical-fish"],
  ]);
  // Of any animal, any shop, any adviser, only the design’s own composition is right.
  expect(["animals", "shop", "profession"].map(subjectOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
