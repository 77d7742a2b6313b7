import { expect, test } from "vitest";
import { prices } from "../../../content/offer.ts";
import { clampPages, pageRange, quoteFor } from "./quote.ts";

test.each([
  ["5", 5],
  ["0", 1],
  ["-3", 1],
  ["20", 20],
  ["21", 20],
  ["1e9", 20],
  [" 7 ", 7],
  ["2.6", 3],
  [19 + 1, 20],
  [1 - 1, 1],
])("%j pages become %j", (typed, pages) => {
  expect(clampPages(typed)).toBe(pages);
});

test.each(["", "  ", "-", "five"])("%j is no number of pages", (typed) => {
  expect(clampPages(typed)).toBe(undefined);
});

test("what was chosen costs the build and its add-ons once, and the hosting each month", () => {
  const { build, aiAddOn, storeAddOn, hostingMonthly } = prices;
  for (const pages of [pageRange.fewest, pageRange.usual, pageRange.most]) {
    for (const [assistant, store, once] of [
      [false, false, build],
      [true, false, build + aiAddOn],
      [false, true, build + storeAddOn],
      [true, true, build + aiAddOn + storeAddOn],
    ] as const) {
      expect(quoteFor({ pages, assistant, store })).toMatchObject({ build: once, hostingMonthly });
    }
  }
});
