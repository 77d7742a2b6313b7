import { expect, test } from "vitest";
import { siteContent } from "../../../../../tests/support/sites/sites.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { newBlock } from "../new-block.ts";
import { newPage } from "../new-page.ts";
import { addBlock, addPage, setFact, setLook, setPage } from "../operations.ts";
import { goodPart } from "./good-part.ts";

const before = siteContent();
const [home] = before.document.pages;
const homeId = home?.id ?? "";

/** The phone is changed beside whatever is wrong, and is to be saved. */
const changed = (content: Content) => setFact(content, "phone", "02 5550 0999");

test("what breaks no rule is saved as it is", () => {
  expect(goodPart(changed(before), before)).toEqual(changed(before));
});

test("a fact, the title of a page and the look that break a rule stay as they were, and the rest is saved", () => {
  const wrong = [
    setFact(before, "email", "nobody"),
    setPage(before, homeId, { title: "" }),
    setLook(before, { colour: "green" }),
  ];
  for (const content of wrong) {
    expect(goodPart(changed(content), before)).toEqual(changed(before));
  }
});

test("of a section only the text that is too long stays as it was", () => {
  const text = JSON.stringify(changed(before))
    .replace("Bread, by hand", "x".repeat(141))
    .replace("“Us”", "Us");
  expect(goodPart(JSON.parse(text), before)).toEqual(changed(before));
});

test("a new section or page that breaks a rule waits, and the rest is saved", () => {
  const block = { ...newBlock("gallery", "shots"), heading: "x".repeat(101) };
  expect(goodPart(addBlock(changed(before), { pageId: homeId, block }), before)).toEqual(
    changed(before),
  );
  const page = { ...newPage(before.document.pages), path: "No such address" };
  expect(goodPart(addPage(changed(before), page, homeId), before)).toEqual(changed(before));
});

test("what can’t be told from the rest stops it all", () => {
  const page = { ...before.document.pages[0], id: "twin", path: "twin" };
  const twice = JSON.parse(JSON.stringify(before));
  twice.document.pages.push(page);
  expect(goodPart(twice, before)).toBeUndefined();
});
