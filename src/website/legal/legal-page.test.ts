import { expect, test } from "vitest";
import { dollars, prices, times } from "../../content/offer.ts";
import { fillPlaceholders, type LegalBlock, legalPage, readLegalPage } from "./legal-page.ts";

const company = { name: "Smart Sites", supportEmail: "hello@smartsites.example" };

test("the terms cover the eight matters", () => {
  const { sections } = legalPage("terms", company);
  expect(sections.map(({ heading }) => heading)).toEqual(
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
  const words = JSON.stringify(legalPage("terms", company));
  for (const price of [
    prices.build,
    prices.hostingMonthly,
    prices.monthlyPlan,
    prices.exportFiles,
    prices.exportFull,
    prices.customFrom,
  ]) {
    expect(words).toContain(dollars(price));
  }
  expect(words).toContain(times.previewInTerms);
});

test("the privacy notice names the regulator and links to it", () => {
  const page = legalPage("privacy", company);
  const complaints = page.sections.find(({ id }) => id === "complaints");
  expect(complaints?.blocks.flatMap(linksOf)).toEqual(["https://www.oaic.gov.au"]);
});

test("a placeholder that nothing fills stops the build", () => {
  expect(() => fillPlaceholders("It costs {prices.bulid}.", company)).toThrow("{prices.bulid}");
});

test("a legal page is read into sections, lists, bold words and links", () => {
  const page = readLegalPage(
    "# Title\n\nUpdated 2026-01-02\n\nHello.\n\n## It’s a part\n\n- **One.** Two\n- [Three](/four)\n",
  );
  expect(page).toEqual({
    title: "Title",
    updated: "2026-01-02",
    opening: [{ kind: "paragraph", inlines: [{ kind: "text", text: "Hello." }] }],
    sections: [
      {
        id: "it-s-a-part",
        heading: "It’s a part",
        blocks: [
          {
            kind: "list",
            items: [
              [
                { kind: "strong", text: "One." },
                { kind: "text", text: " Two" },
              ],
              [{ kind: "link", text: "Three", href: "/four" }],
            ],
          },
        ],
      },
    ],
  });
});

function linksOf(block: LegalBlock): string[] {
  const inlines = block.kind === "list" ? block.items.flat() : block.inlines;
  return inlines.flatMap((inline) => (inline.kind === "link" ? [inline.href] : []));
}
