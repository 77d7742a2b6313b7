import { expect, test } from "vitest";
import { prices } from "../../content/offer.ts";
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

test("any number of pages, with or without add-ons, costs the build and the hosting of the offer", () => {
  for (const pages of [pageRange.fewest, pageRange.usual, pageRange.most]) {
    for (const [assistant, store] of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      const quote = quoteFor({ pages, assistant, store });
      expect(quote.build).toBe(prices.build);
      expect(quote.hostingMonthly).toBe(prices.hostingMonthly);
    }
  }
});
