import { expect, test } from "vitest";
import { type Document, documentSchema } from "../../../blocks/document.ts";
import { type Facts, factsSchema } from "../../../blocks/facts/facts.ts";
import { contentVersion } from "../../../blocks/versions.ts";
import { mergeContent } from "./merge.ts";

function documentOf(...headings: [id: string, heading: string][]): Document {
  return documentSchema.parse({
    version: contentVersion,
    design: "verandah",
    colour: "#1f5b45",
    pages: [
      {
        id: "home",
        path: "",
        title: "Wattle",
        description: "",
        blocks: headings.map(([id, heading]) => ({
          ...{ id, type: "about", heading, body: "", points: [] },
        })),
      },
    ],
  });
}

function headingsOf(document: Document) {
  return document.pages[0]?.blocks.map((block) => [block.id, "heading" in block && block.heading]);
}

function factsOf(phone?: string): Facts {
  const said = (value: string) => ({ value, source: "operator" as const, confirmed: true });
  return factsSchema.parse({ name: said("Wattle"), ...(phone && { phone: said(phone) }) });
}

const facts = factsOf();
const base = { document: documentOf(["a", "A"], ["b", "B"], ["c", "C"]), facts };

test("changes of different blocks and facts both hold", () => {
  const theirs = { document: documentOf(["a", "A, theirs"], ["b", "B"], ["c", "C"]), facts };
  const mine = {
    document: documentOf(["a", "A"], ["b", "B, mine"], ["c", "C"]),
    facts: factsOf("02 5550 1188"),
  };
  const merged = mergeContent(base, theirs, mine);
  expect(headingsOf(merged.document)).toEqual([
    ["a", "A, theirs"],
    ["b", "B, mine"],
    ["c", "C"],
  ]);
  expect(merged.facts.phone?.value).toBe("02 5550 1188");
  expect(merged.conflicts).toEqual([]);
});

test("a field that both changed is mine, and is named", () => {
  const theirs = { document: documentOf(["a", "theirs"], ["b", "B"], ["c", "C"]), facts };
  const mine = { document: documentOf(["a", "mine"], ["b", "B"], ["c", "C"]), facts };
  const merged = mergeContent(base, theirs, mine);
  expect(headingsOf(merged.document)?.[0]).toEqual(["a", "mine"]);
  expect(merged.conflicts).toEqual([{ owner: "a", path: ["heading"] }]);
});

test("two fields of a block and two services hold, no matter who changed which", () => {
  const said = (body: string, price: string, answer = "On Saturdays.") => ({
    document: documentSchema.parse({
      ...base.document,
      pages: base.document.pages.map((page) => ({
        ...page,
        blocks: [{ id: "a", type: "about", heading: "A", body, points: [] }],
      })),
    }),
    facts: factsSchema.parse({
      ...facts,
      services: {
        ...{ source: "brief", confirmed: false },
        value: [
          { id: "bread", name: "Bread", price },
          { id: "cake", name: "Cake", note: answer },
        ],
      },
    }),
  });
  const was = said("We bake.", "$5");
  const theirs = said("We bake.", "$6");
  const [home] = theirs.document.pages;
  if (home?.blocks[0]?.type === "about") home.blocks[0].heading = "Us";
  const mine = said("We bake at night.", "$5", "Every day.");
  for (const [one, other] of [
    [theirs, mine],
    [mine, theirs],
  ] as const) {
    const merged = mergeContent(was, one, other);
    const block = { heading: "Us", body: "We bake at night." };
    expect(merged.document.pages[0]?.blocks[0]).toMatchObject(block);
    expect(merged.facts.services).toEqual({
      ...{ source: "brief", confirmed: false },
      value: [
        { id: "bread", name: "Bread", price: "$6" },
        { id: "cake", name: "Cake", note: "Every day." },
      ],
    });
    expect(merged.conflicts).toEqual([]);
  }
  const { conflicts } = mergeContent(was, said("We bake.", "$7"), said("We bake.", "$8"));
  expect(conflicts).toEqual([{ owner: "facts", path: ["services", "value", "bread"] }]);
});

test("a list to which both added more than it has room for is mine, and is named", () => {
  const withSteps = (...names: string[]) => ({
    ...base,
    facts: factsSchema.parse({
      ...facts,
      steps: {
        value: names.map((name) => ({ id: name, name })),
        source: "operator",
        confirmed: true,
      },
    }),
  });
  const seven = ["a", "b", "c", "d", "e", "f", "g"];
  const merged = mergeContent(
    withSteps(...seven),
    withSteps(...seven, "theirs"),
    withSteps(...seven, "mine"),
  );
  expect(merged.facts).toEqual(withSteps(...seven, "mine").facts);
  expect(merged.conflicts).toEqual([{ owner: "facts", path: ["steps"] }]);
});

test("an added block stays behind what it was behind, while the other moves blocks", () => {
  const theirs = {
    document: documentOf(["a", "A"], ["new", "New"], ["b", "B"], ["c", "C"]),
    facts,
  };
  const mine = { document: documentOf(["c", "C"], ["a", "A"], ["b", "B"]), facts };
  const { document, conflicts } = mergeContent(base, theirs, mine);
  expect(headingsOf(document)?.map(([id]) => id)).toEqual(["c", "a", "new", "b"]);
  expect(conflicts).toEqual([]);
});

test("a removed block goes, unless the other wrote in it", () => {
  const removed = { document: documentOf(["a", "A"], ["c", "C"]), facts };
  const elsewhere = { document: documentOf(["a", "A!"], ["b", "B"], ["c", "C"]), facts };
  const within = { document: documentOf(["a", "A"], ["b", "B!"], ["c", "C"]), facts };
  for (const [theirs, mine] of [
    [removed, elsewhere],
    [elsewhere, removed],
  ] as const) {
    const ids = headingsOf(mergeContent(base, theirs, mine).document)?.map(([id]) => id);
    expect(ids).toEqual(["a", "c"]);
  }
  for (const [theirs, mine] of [
    [removed, within],
    [within, removed],
  ] as const) {
    const merged = mergeContent(base, theirs, mine);
    expect(headingsOf(merged.document)).toContainEqual(["b", "B!"]);
    expect(merged.conflicts).toEqual([{ owner: "b", path: [] }]);
  }
});

test("a block that one moved to another page while the other changed it is there once, where I have it", () => {
  const [home] = base.document.pages;
  if (!home) throw new Error("no page");
  const pages = (first: typeof home.blocks, second: typeof home.blocks) => ({
    document: documentSchema.parse({
      ...base.document,
      pages: [
        { ...home, blocks: first },
        { ...home, id: "more", path: "more", blocks: second },
      ],
    }),
    facts,
  });
  const [a, b, c] = home.blocks;
  const changed = documentOf(["b", "B, changed"]).pages[0]?.blocks[0];
  if (!a || !b || !c || !changed) throw new Error("no blocks");
  const was = pages([a, b], [c]);
  const moved = pages([a], [c, b]);
  const edited = pages([a, changed], [c]);
  for (const [theirs, mine, ids] of [
    [moved, edited, [["a", "b"], ["c"]]],
    [edited, moved, [["a"], ["c", "b"]]],
  ] as const) {
    const merged = mergeContent(was, theirs, mine);
    expect(documentSchema.safeParse(merged.document).error).toBeUndefined();
    expect(merged.document.pages.map(({ blocks }) => blocks.map(({ id }) => id))).toEqual(ids);
    expect(merged.conflicts).toEqual([{ owner: "b", path: [] }]);
  }
});

test("where both together make no site, mine is kept, and the pages are named", () => {
  const withPages = (whose: string) => ({
    document: {
      ...base.document,
      pages: [
        ...base.document.pages,
        ...Array.from({ length: 20 }, (_, at) => `${whose}-${at}`).flatMap((id) =>
          documentOf([`in-${id}`, id]).pages.map((page) => ({ ...page, id, path: id })),
        ),
      ],
    },
    facts,
  });
  const [theirs, mine] = [withPages("theirs"), withPages("mine")];
  const merged = mergeContent(base, theirs, mine);
  expect(merged).toEqual({ ...mine, conflicts: [{ owner: "document", path: ["pages"] }] });
});

test("pages that two operators added both stay, each under its own address", () => {
  const withPage = (id: string, path: string) => {
    const { pages } = base.document;
    const added = documentOf([`${id}-words`, "Words"]).pages.map((page) => ({ ...page, id, path }));
    return { document: { ...base.document, pages: [...pages, ...added] }, facts };
  };
  const merged = mergeContent(base, withPage("theirs", "prices"), withPage("mine", "prices"));
  expect(merged.document.pages.map(({ id, path }) => [id, path])).toEqual([
    ["home", ""],
    ["theirs", "prices"],
    ["mine", "prices-2"],
  ]);
  expect(documentSchema.safeParse(merged.document).success).toBe(true);
  expect(merged.conflicts).toEqual([]);
});

test("a page that one deletes stays where the other wrote in it, and is named", () => {
  const [home] = base.document.pages;
  if (!home) throw new Error("no page");
  const two = (heading: string) => {
    const [page] = documentOf(["words", heading]).pages;
    if (!page) throw new Error("no page");
    const pages = [home, { ...page, id: "prices", path: "prices" }];
    return { document: { ...base.document, pages }, facts };
  };
  const merged = mergeContent(two("Prices"), two("What it costs"), base);
  expect(merged.document.pages.map(({ id }) => id)).toEqual(["home", "prices"]);
  expect(merged.conflicts).toEqual([{ owner: "prices", path: [] }]);
  expect(mergeContent(two("Prices"), two("Prices"), base).document.pages).toHaveLength(1);
});

test("the name of a page in the menu is merged like its title", () => {
  const named = (menu?: string) => ({
    ...base,
    document: {
      ...base.document,
      pages: base.document.pages.map((page) => ({ ...page, ...(menu && { menu }) })),
    },
  });
  const { document } = mergeContent(base, named("Start"), base);
  expect(document.pages[0]?.menu).toBe("Start");
});
