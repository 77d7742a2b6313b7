import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { art } from "./art.ts";
import { naturalTones } from "./natural-tones.ts";

test("of each of nature’s colours the inside or the edge is seen on any ground", () => {
  // Were both within 1.15 of one ground, they would be within 1.15² of each other.
  for (const [tone, [fill, edge]] of Object.entries(naturalTones))
    expect(wcagContrast(fill, edge), tone).toBeGreaterThan(1.15 ** 2);
});

test("what is alive or eaten is not in the colours of the business", () => {
  const natural = ["dog-face", "teddy-bear", "chicken", "deciduous-tree", "tomato"] as const;
  const ofBusiness = natural.filter((of) => art[of].some(([tone]) => typeof tone === "number"));
  expect(ofBusiness).toEqual([]);
});
