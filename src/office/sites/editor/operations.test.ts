import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import type { Content } from "../../../core/sites/revisions/merge.ts";
import { newBlock, newBlockId } from "./new-block.ts";
import { copyOfPage, newPage } from "./new-page.ts";
import {
  addBlock,
  addPage,
  confirmFact,
  copyBlock,
  deleteBlock,
  deletePage,
  hideBlock,
  moveBlock,
  movePage,
  removeFact,
  setBlock,
  setFact,
  setLook,
  setPage,
} from "./operations.ts";

const idsOf = ({ document }: Content) =>
  document.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));

function blockOf({ document }: Content, id: string) {
  return document.pages.flatMap(({ blocks }) => blocks).find((block) => block.id === id);
}

test("a block of each type can be added, and the document stays one", () => {
  let content = siteContent();
  const types = [
    ...(["header", "hero", "services", "about", "contact", "footer", "text", "steps"] as const),
    ...(["area", "questions", "notice", "call-to-action"] as const),
  ];
  for (const type of types) {
    const block = newBlock(type, newBlockId(type));
    content = addBlock(content, { pageId: "home", block, after: "welcome" });
    expect(idsOf(content)[2]).toBe(block.id);
  }
  expect(idsOf(content)).toHaveLength(18);
  expect(documentSchema.safeParse(content.document).success).toBe(true);
});

test("a copy is behind its block, says the same under another id, and is not in the menu", () => {
  const content = copyBlock(siteContent(), "prices", "prices-2");
  expect(idsOf(content).slice(2, 4)).toEqual(["prices", "prices-2"]);
  expect(blockOf(content, "prices")).toMatchObject({ menu: "Prices" });
  expect(blockOf(content, "prices-2")).toEqual({
    id: "prices-2",
    type: "services",
    heading: "Prices",
  });
});

test("a block moves a place at a time and stays at the edges", () => {
  const content = siteContent();
  expect(idsOf(moveBlock(content, "prices", -1)).slice(0, 3)).toEqual(["top", "prices", "welcome"]);
  expect(idsOf(moveBlock(content, "prices", 1)).slice(2, 4)).toEqual(["us", "prices"]);
  expect(idsOf(moveBlock(content, "top", -1))).toEqual(idsOf(content));
  expect(idsOf(moveBlock(content, "end", 1))).toEqual(idsOf(content));
});

test("a block is hidden and shown again, and is as it was", () => {
  const content = siteContent();
  const hidden = hideBlock(content, "us", true);
  expect(blockOf(hidden, "us")).toMatchObject({ hidden: true });
  expect(hideBlock(hidden, "us", false)).toEqual(content);
});

test("a block is deleted, but the last one of a page", () => {
  let content = siteContent();
  for (const id of idsOf(content)) content = deleteBlock(content, id);
  expect(idsOf(content)).toEqual(["end"]);
});

test("a changed block takes the place of the one with its id, without what was emptied", () => {
  const before = siteContent();
  const prices = blockOf(before, "prices");
  if (prices?.type !== "services") throw new Error("no prices");
  const content = setBlock(before, { ...prices, heading: "What it costs", menu: undefined });
  const changed = { id: "prices", type: "services", heading: "What it costs" };
  expect(Object.entries(blockOf(content, "prices") ?? {})).toEqual(Object.entries(changed));
  expect(idsOf(content)).toEqual(idsOf(before));
});

test("what an operator says of the business is theirs, and is as confirmed as it was", () => {
  const content = siteContent();
  expect(setFact(content, "address", "1 High St").facts.address).toEqual({
    value: "1 High St",
    source: "operator",
    confirmed: true,
  });
  const facts = factsSchema.parse({
    ...content.facts,
    phone: { value: "0412", source: "catalogue", confirmed: false },
  });
  const changed = setFact({ ...content, facts }, "phone", "0413");
  expect(changed.facts.phone).toEqual({ value: "0413", source: "operator", confirmed: false });
  expect(confirmFact(changed, "phone").facts.phone?.confirmed).toBe(true);
  expect("phone" in removeFact(changed, "phone").facts).toBe(false);
});

test("look and page change alone", () => {
  const content = siteContent();
  expect(setLook(content, { colour: "#abcdef" }).document).toEqual({
    ...content.document,
    colour: "#abcdef",
  });
  const [page] = setPage(content, "home", { title: "New" }).document.pages;
  expect(page).toEqual({ ...content.document.pages[0], title: "New" });
});

test("pages are added, copied, moved and deleted, and the home page stays where it is", () => {
  const pathsOf = ({ document }: Content) => document.pages.map(({ path }) => path);
  const home = siteContent();
  const [opening] = home.document.pages;
  if (!opening) throw new Error("no page");
  const one = addPage(home, newPage(home.document.pages), "home");
  const copy = copyOfPage(opening, one.document.pages);
  expect(copy.blocks.map(({ type }) => type)).toEqual(["hero", "services", "about", "contact"]);
  const two = addPage(one, copy, "home");
  const another = newPage(two.document.pages);
  const three = addPage(two, another, copy.id);
  expect(pathsOf(three)).toEqual(["", "home", "new-page-2", "new-page"]);
  expect(documentSchema.safeParse(three.document).success).toBe(true);
  expect(pathsOf(movePage(three, another.id, 1))).toEqual(["", "home", "new-page", "new-page-2"]);
  for (const [id, by] of [
    ["home", 1],
    [copy.id, -1],
  ] as const) {
    expect(pathsOf(movePage(three, id, by))).toEqual(pathsOf(three));
  }
  expect(pathsOf(deletePage(three, another.id))).toEqual(["", "home", "new-page"]);
  expect(pathsOf(deletePage(three, "home"))).toEqual(pathsOf(three));
});

test("a page’s name in the menu is taken away again", () => {
  const named = setPage(siteContent(), "home", { menu: "Start", path: "" });
  expect(named.document.pages[0]?.menu).toBe("Start");
  const content = setPage(named, "home", { menu: undefined });
  expect("menu" in (content.document.pages[0] ?? {})).toBe(false);
});

test("nothing changes what was there before", () => {
  const content = siteContent();
  const before = structuredClone(content);
  moveBlock(content, "us", 1);
  copyBlock(content, "us", "us-2");
  hideBlock(content, "us", true);
  deleteBlock(content, "us");
  setFact(content, "phone", "1");
  expect(content).toEqual(before);
});
