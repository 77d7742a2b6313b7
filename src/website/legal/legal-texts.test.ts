import { expect, test } from "vitest";
import { dollars, prices, times } from "../../content/offer.ts";
import { fillPlaceholders, legalTexts } from "./legal-texts.ts";

test("the terms cover the eight matters", () => {
  const headings = legalTexts().terms.match(/(?<=^## ).+/gm);
  expect(headings).toEqual(
    expect.arrayContaining([
      "The service",
      "No lock-in",
      "Cancellation and export",
      "Grace period",
      "Pricing",
      "Ownership",
      "Optional upgrades",
      "Liability",
    ]),
  );
});

test("the terms state the prices and times of the offer", () => {
  const { terms } = legalTexts();
  for (const price of [
    prices.build,
    prices.hostingMonthly,
    prices.monthlyPlan,
    prices.exportFiles,
    prices.exportFull,
    prices.customFrom,
  ]) {
    expect(terms).toContain(dollars(price));
  }
  expect(terms).toContain(times.previewInTerms);
});

test("the privacy notice names the regulator and links to it", () => {
  const [, complaints = ""] = legalTexts().privacy.split("\n## Complaints\n");
  const [section = ""] = complaints.split("\n## ");
  expect(section.match(/(?<=\]\()https?:[^)]+/g)).toEqual(["https://www.oaic.gov.au"]);
});

test("a placeholder that nothing fills stops the build", () => {
  expect(() => fillPlaceholders("It costs {prices.bulid}.")).toThrow("{prices.bulid}");
});
