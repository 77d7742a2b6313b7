import { expect, test } from "vitest";
import { readHandOff } from "../../../content/hand-off.ts";
import { prices } from "../../../content/offer.ts";
import { startForm } from "../../start/start-forms.ts";
import { clampPages, pageRange, quoteFor, quoteHandOff } from "./quote.ts";

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

test.each(["", "  ", "-", "five"])("%j is not a number of pages", (typed) => {
  expect(clampPages(typed)).toBe(undefined);
});

test("a quote is the build and its add-ons once, and the hosting each month", () => {
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

test("a quote goes along to the waitlist with its plan and what was chosen", () => {
  const link = new URL(
    quoteHandOff({ pages: 8, assistant: true, store: true }),
    "https://example.com",
  );
  expect(link.searchParams.get("plan")).toBe("once-off");
  expect(readHandOff(link).idea).toEqual({
    description: "Pages: 8, AI assistant, store",
  });
  expect(startForm("GET", link)).toBe("waitlist");
  expect(quoteHandOff({ pages: 1, assistant: false, store: false })).toBe(
    "/waitlist?plan=once-off&description=Pages:+1",
  );
});
