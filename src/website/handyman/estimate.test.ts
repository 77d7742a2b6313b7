import { expect, test } from "vitest";
import { handymanServices } from "../../content/handyman.ts";
import { estimateQuote } from "./estimate.ts";

test("the five services cost what the specification says", () => {
  expect(handymanServices.map(({ id }) => estimateQuote([id], false))).toEqual([
    85, 120, 150, 200, 95,
  ]);
});

test("services add up, and materials add 40%, in whole dollars", () => {
  expect(estimateQuote(["fix-door", "mount-tv"], false)).toBe(205);
  expect(estimateQuote(["fix-door", "mount-tv"], true)).toBe(287);
  expect(estimateQuote(["fix-door"], true)).toBe(119);
  expect(
    estimateQuote(
      handymanServices.map(({ id }) => id),
      true,
    ),
  ).toBe(910);
});

test("there is no estimate until a service is chosen", () => {
  expect(estimateQuote([], true)).toBeUndefined();
  expect(estimateQuote(["mow-lawn"], false)).toBeUndefined();
});
