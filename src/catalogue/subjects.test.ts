import { expect, test } from "vitest";
import { subjects } from "../blocks/subjects/names.ts";
import { othersByTrade, subjectsOf, tradesBySubject, withOneOpening } from "./subjects.ts";
import { tradeById } from "./trades/trades.ts";

test("every trade with a picture is in the index, and has one", () => {
  const ids: string[] = Object.values(tradesBySubject).flat();
  expect(ids.filter((id) => !tradeById.has(id))).toEqual([]);
  expect([...withOneOpening].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("what is drawn for a trade is drawn", () => {
  expect(Object.keys(tradesBySubject).toSorted()).toEqual(subjects);
});

test("no trade has its picture from the trade above it", () => {
  expect(
    ["pet-shop", "reptile-shop", "bird-shop", "aquariums"].map((trade) => subjectsOf(trade)[0]),
  ).toEqual([...["pet-carrier", "lizard", "bird-cage", "fish-tank"]]);
  // Of any animal, only the design’s own composition is right.
  expect(subjectsOf("animals")).toEqual([]);
});

test("a trade with a picture has two more of its own, and none without a first", () => {
  const drawn = Object.values(tradesBySubject).flat();
  for (const trade of new Set([...drawn, ...Object.keys(othersByTrade)])) {
    const found = subjectsOf(trade);
    expect(found.length, trade).toBeGreaterThanOrEqual(3);
    expect(found.length, trade).toBeLessThanOrEqual(4);
    expect(new Set(found).size, trade).toBe(found.length);
  }
});
