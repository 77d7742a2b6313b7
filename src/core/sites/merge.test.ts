import { expect, test } from "vitest";
import { type Document, documentSchema } from "../../blocks/document.ts";
import { type Facts, factsSchema } from "../../blocks/facts.ts";
import { mergeContent } from "./merge.ts";

function documentOf(...headings: [id: string, heading: string][]): Document {
  return documentSchema.parse({
    version: 1,
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

test("a block that both changed is mine, and is named", () => {
  const theirs = { document: documentOf(["a", "theirs"], ["b", "B"], ["c", "C"]), facts };
  const mine = { document: documentOf(["a", "mine"], ["b", "B"], ["c", "C"]), facts };
  const merged = mergeContent(base, theirs, mine);
  expect(headingsOf(merged.document)?.[0]).toEqual(["a", "mine"]);
  expect(merged.conflicts).toEqual(["a"]);
});

test("an added block stays behind what it stood behind, while the other moves blocks", () => {
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
    expect(merged.conflicts).toEqual(["b"]);
  }
});
