import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../../tests/support/sites/every-block.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import type { Block, Page } from "../../../blocks/document.ts";
import { type Facts, factsSchema } from "../../../blocks/facts/facts.ts";
import { compareContent } from "./compare-content.ts";
import type { Content } from "./merge.ts";

const site = siteContent();

/** The site with other blocks on its home page. */
function withBlocks(change: (blocks: Block[]) => Block[], { document, facts } = site): Content {
  const [home, ...others] = document.pages;
  const pages = home ? [{ ...home, blocks: change(home.blocks) }, ...others] : [];
  return { document: { ...document, pages }, facts };
}

function withFacts(facts: Partial<Facts>, { document } = site): Content {
  return { document, facts: factsSchema.parse({ ...site.facts, ...facts }) };
}

/** “changed us”, for each section. */
function changesTo(after: Content, before = site): string[] {
  const { sections } = compareContent(before, after, { shown: "confirmed" });
  return sections.map(({ change, block }) => `${change} ${block.id}`);
}

test("the same content has no changes", () => {
  expect(compareContent(site, structuredClone(site), { shown: "confirmed" })).toEqual({
    sections: [],
    pages: [],
    look: false,
  });
});

test("a changed fact changes the sections that show it, and no other", () => {
  const phone = { value: "(02) 5550 9999", source: "operator" as const, confirmed: true };
  expect(changesTo(withFacts({ phone }))).toEqual(["changed reach-us", "changed end"]);
  const name = { ...site.facts.name, value: "Wattle & Sons" };
  expect(changesTo(withFacts({ name }))).toEqual(["changed top", "changed end"]);
});

test("in every block, whatever it shows counts", () => {
  const before = { document: everyBlock().document, facts: everyFact };
  const changedBy = (facts: Partial<Facts>) =>
    changesTo({ ...before, facts: { ...everyFact, ...facts } }, before).map((said) =>
      said.replace("changed ", ""),
    );
  const { phone, area } = everyFact;
  if (!phone || !area) throw new Error("a fact is missing");
  const typeOf = new Map(before.document.pages[0]?.blocks.map(({ id, type }) => [id, type]));
  const types = (ids: string[]) => ids.map((id) => typeOf.get(id));
  expect(types(changedBy({ phone: { ...phone, value: "1800 000 000" } }))).toEqual(
    expect.arrayContaining(["header", "hero", "notice", "contact", "footer"]),
  );
  expect(types(changedBy({ area: { ...area, value: ["Lakemba"] } }))).toContain("area");
});

test("what waits to be confirmed is new once it is confirmed", () => {
  const services = site.facts.services && { ...site.facts.services, confirmed: false };
  const waiting = withFacts({ services });
  expect(changesTo(site, waiting)).toEqual(["changed top", "new prices"]);
  expect(changesTo(waiting, site)).toEqual(["changed top", "removed prices"]);
  expect(compareContent(waiting, site, { shown: "all" }).sections).toEqual([]);
});

test("sections that were added, changed, hidden and deleted are told apart", () => {
  const added: Block = { id: "news", type: "text", heading: "News", body: "Open on Sundays." };
  const after = withBlocks((blocks) =>
    blocks
      .flatMap((block): Block[] => (block.id === "us" ? [block, added] : [block]))
      .filter(({ id }) => id !== "reach-us")
      .map((block) => (block.id === "welcome" ? { ...block, hidden: true } : block))
      .map((block) => (block.type === "about" ? { ...block, body: "We bake at night." } : block)),
  );
  expect(changesTo(after)).toEqual([
    "changed us",
    "new news",
    "removed welcome",
    "removed reach-us",
  ]);
});

test("one section that was moved is moved, whichever way and however far, and no other is", () => {
  const ids = site.document.pages[0]?.blocks.map(({ id }) => id) ?? [];
  // Neighbours that change places have both moved past the other: either may be named.
  for (const [from, to] of [
    [1, 4],
    [4, 1],
    [0, 5],
    [5, 0],
  ] as const) {
    const after = withBlocks((blocks) => {
      const block = blocks[from];
      return block ? blocks.toSpliced(from, 1).toSpliced(to, 0, block) : blocks;
    });
    expect(changesTo(after)).toEqual([`moved ${ids[from]}`]);
  }
});

test("a section that went to another page has moved, and the page is new", () => {
  const us = site.document.pages[0]?.blocks.find(({ id }) => id === "us");
  if (!us) throw new Error("no such section");
  const page: Page = { id: "about", path: "about", title: "Us", description: "", blocks: [us] };
  const { document, facts } = withBlocks((blocks) => blocks.filter(({ id }) => id !== "us"));
  const after = { document: { ...document, pages: [...document.pages, page] }, facts };
  expect(changesTo(after)).toEqual(["moved us"]);
  const { pages } = compareContent(site, after, { shown: "confirmed" });
  expect(pages.map(({ page, change }) => [page.id, change])).toEqual([["about", "new"]]);
  const back = compareContent(after, site, { shown: "confirmed" });
  expect(back.pages.map(({ change }) => change)).toEqual(["removed"]);
});

test("a page’s title and the look are separate changes", () => {
  const { document, facts } = site;
  const [home] = document.pages;
  if (!home) throw new Error("no home page");
  const pages = [{ ...home, title: "Wattle bakery" }];
  const titled = compareContent(site, { document: { ...document, pages }, facts }, all);
  expect(titled).toMatchObject({ sections: [], look: false, pages: [{ change: "changed" }] });
  const coloured = { document: { ...document, colour: "#aa0000" }, facts };
  expect(compareContent(site, coloured, all)).toEqual({ sections: [], pages: [], look: true });
  const redesigned = { document: { ...document, design: "poster" as const }, facts };
  expect(compareContent(site, redesigned, all)).toEqual({ sections: [], pages: [], look: true });
});

const all = { shown: "all" } as const;
