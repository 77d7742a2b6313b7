import { expect, test } from "vitest";
import { siteInReview, without } from "../../../tests/support/sites/site-in-review.ts";
import { siteContent } from "../../../tests/support/sites/sites.ts";
import { newPage } from "../../office/sites/editor/new-page.ts";
import type { Content } from "../sites/revisions/merge.ts";
import { changesSinceEarlier, whatChanged } from "./what-changed.ts";

/** “new: About: Us”, for each. */
function inWords({ list }: { list: ReturnType<typeof whatChanged>["list"] }): string[] {
  return list.map(({ what, name }) => `${what}: ${name}`);
}

function withPage(content: Content): Content {
  const { pages } = content.document;
  const page = { ...newPage(pages), path: "about-us" };
  return { ...content, document: { ...content.document, pages: [...pages, page] } };
}

test("changes are named as a customer knows them, and marked at their sections", () => {
  const before = siteContent();
  const { list, marks } = whatChanged(before, siteContent({ headline: "Fresh", phone: "1300" }));
  expect(inWords({ list })).toEqual([
    "changed: Opening: Fresh",
    "changed: Contact and enquiries: Reach us",
    "changed: Foot of the page",
  ]);
  expect(marks).toEqual({ welcome: "changed", "reach-us": "changed", end: "changed" });
  const coloured = { ...before, document: { ...before.document, colour: "#aa0000" } };
  expect(inWords(whatChanged(before, coloured))).toEqual(["changed: The colours or the design"]);
});

test("a page that came stands for its sections, and what was removed is named", () => {
  const before = siteContent();
  const after = withPage(without("us"));
  expect(inWords(whatChanged(before, after))).toEqual([
    "new: The page “About us”",
    "changed: Home, Top of the page", // its menu
    "removed: Home, About: Us",
  ]);
  expect(inWords(whatChanged(after, before))).toEqual([
    "removed: The page “About us”",
    "changed: Home, Top of the page",
    "new: Home, About: Us",
  ]);
});

test("the version on show is compared with each of the latest before it", async () => {
  await using own = await siteInReview();
  const since = async () => changesSinceEarlier(own.services, { ...(await own.view()), ...own });
  expect(await since()).toEqual([]);
  for (const headline of ["Two", "Three"]) {
    await own.change(siteContent({ headline }));
    await own.open();
  }
  await own.change(without("us", siteContent({ headline: "Three" })));
  await own.open();
  await own.pool.query("update site_releases set renderer = 0 where revision = 1");
  const found = await since();
  expect(found.map(({ version, ...one }) => [version, inWords(one)])).toEqual([
    [3, ["removed: About: Us"]],
    [2, ["changed: Opening: Three", "removed: About: Us"]],
    [1, ["renewed: The look throughout", "changed: Opening: Three", "removed: About: Us"]],
  ]);
});
