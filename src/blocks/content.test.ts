import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { everyBlock, everyFact } from "../../tests/support/sites/every-block.ts";
import { parseContent } from "./content.ts";
import { documentSchema } from "./document.ts";
import { factsSchema } from "./facts/facts.ts";
import { bringAlong, contentVersion } from "./versions.ts";

/** Everything that version 1 could say, as it was stored. */
const version1 = JSON.parse(readFileSync("tests/support/stored/version-1.json", "utf8"));

/** Without what came later. */
function inVersion1({ document, page }: ReturnType<typeof everyBlock>) {
  const later = ["links", "menu", "timetable", "video"];
  const first = { ...page, blocks: page.blocks.filter(({ type }) => !later.includes(type)) };
  return { document: { ...document, pages: [first] }, page: first };
}

const { links: _, profiles: __, abn: ___, ...factsOfVersion1 } = everyFact;

function pagesOf(stored: { document?: unknown; facts?: unknown }) {
  const read = parseContent(stored);
  if (read.outcome !== "read") throw new Error(read.outcome);
  return read.content.document.pages;
}

test("what the first version said is what this one says, in every block and every fact", () => {
  const [home, more] = pagesOf(version1);
  const { document, page } = inVersion1(everyBlock());
  expect(home).toEqual(page);
  expect(more?.blocks.map((block) => "actions" in block && block.actions)).toEqual([[], [], false]);
  const { pages } = version1.document;
  const read = parseContent({
    ...version1,
    document: { ...version1.document, pages: pages.slice(0, 1) },
  });
  expect(read).toEqual({ outcome: "read", content: { document, facts: factsOfVersion1 } });
});

test("a drawing of before is drawn anew, or left to the design where nothing is like it", () => {
  const drawn = (scene: string) => {
    const { document, facts } = structuredClone(version1);
    Object.assign(document.pages[0].blocks[1], { type: "hero", scene });
    return JSON.stringify(bringAlong({ document, facts })).match(/"scene":"([a-z-]+)"/)?.[1];
  };
  expect(["car", "bread", "stones"].map(drawn)).toEqual(["automobile", "bread", undefined]);
});

test("what is of this version is read as it is, and of a newer one not at all", () => {
  const { document } = everyBlock();
  const content = { document, facts: everyFact };
  expect(parseContent(content)).toEqual({ outcome: "read", content });
  const newer = { ...content, document: { ...document, version: contentVersion + 1 } };
  expect(parseContent(newer)).toEqual({ outcome: "unknown version", version: contentVersion + 1 });
});

test("a document and its facts go from version to version together, by each step between", () => {
  type Step = (stored: { document?: unknown; facts?: unknown }) => {
    document?: unknown;
    facts?: unknown;
  };
  const steps = new Map<number, Step>([
    [1, ({ document, facts }) => ({ document, facts: [facts] })],
    [3, ({ document, facts }) => ({ document, facts: { facts } })],
  ]);
  const facts = { name: "Wattle" };
  expect(bringAlong({ document: { version: 1, colour: "red" }, facts }, 4, steps)).toEqual({
    outcome: "current",
    stored: { document: { version: 4, colour: "red" }, facts: { facts: [facts] } },
  });
  expect(bringAlong({ document: { version: 2 }, facts }, 4, steps)).toMatchObject({
    stored: { facts: { facts } },
  });
});

test("what is no content, or of a version that never was, is wrong and breaks nothing", () => {
  const { document } = everyBlock();
  const versions = [0, -1, 1.5, "1", null].map((version) => ({ ...document, version }));
  for (const sent of [undefined, null, 1, "x", [], {}, { version: 1 }, ...versions]) {
    expect(parseContent({ document: sent, facts: everyFact }).outcome).toBe("wrong");
  }
  const odd = { version: 1, pages: [null, { blocks: [7, { type: "header" }] }, { blocks: "x" }] };
  expect(parseContent({ document: odd, facts: 1 }).outcome).toBe("wrong");
  expect(parseContent({ document: { ...document, colour: "green" } }).outcome).toBe("wrong");
});

test("two blocks of one id are refused with the reason", () => {
  const { document, page } = everyBlock();
  const twice = { ...document, pages: [{ ...page, blocks: [...page.blocks, page.blocks[0]] }] };
  expect(parseContent({ document: twice, facts: everyFact })).toMatchObject({
    issues: [{ part: "document", issue: { message: "Two blocks have the same id." } }],
  });
});

test("what is stored does not change under its version", () => {
  const schemas = [documentSchema, factsSchema].map((schema) => z.toJSONSchema(schema));
  const digest = createHash("sha256").update(JSON.stringify(schemas)).digest("hex").slice(0, 16);
  // Once a version runs anywhere it stays as it is: a change is the next one, with a step to it from
  // here (versions.ts), even where a field is only added, since an older program refuses that. While
  // it runs nowhere yet, write the new digest here.
  expect(`version ${contentVersion}: ${digest}`).toBe("version 13: e4bd8fb52b66e321");
});
