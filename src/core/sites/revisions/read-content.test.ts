import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { type Problem, readContent } from "./read-content.ts";

function problemsOf(sent: { document?: unknown; facts?: unknown }): Problem[] {
  const read = readContent({ ...siteContent(), ...sent });
  return read.outcome === "wrong" ? read.problems : [];
}

const said = (value: unknown) => ({ value, source: "operator", confirmed: true });

test("what a site says is read as it is stored", () => {
  const content = siteContent();
  expect(readContent(content)).toEqual({ outcome: "read", content });
});

test("each problem is said in words an operator can act on, at its place", () => {
  const { facts, document } = siteContent();
  const wrong = {
    ...facts,
    name: said(" "),
    email: said("nobody"),
    area: said(Array(41).fill("Lakemba")),
    hours: said([{ days: [8], opens: "9", closes: "17:00" }]),
  };
  expect(problemsOf({ facts: wrong })).toEqual([
    { path: "facts.name.value", message: "Write something here" },
    { path: "facts.email.value", message: "This isn’t an email address" },
    { path: "facts.area.value", message: "Use at most 40" },
    { path: "facts.hours.value.0.days.0", message: "Use at most 7" },
    { path: "facts.hours.value.0.opens", message: "This isn’t in the right format" },
  ]);
  expect(
    problemsOf({ document: { ...document, pages: [...document.pages, ...document.pages] } }),
  ).toEqual([
    { path: "document.pages.1.path", message: "Another page has this address." },
    { path: "document", message: "Two pages have the same id." },
    { path: "document", message: "Two blocks have the same id." },
  ]);
});

test("a text that is too long says how long it may be", () => {
  const { document } = siteContent();
  const pages = JSON.parse(
    JSON.stringify(document.pages).replace("Bread, by hand", "x".repeat(141)),
  );
  const path = "document.pages.0.blocks.1.headline";
  expect(problemsOf({ document: { ...document, pages } })).toEqual([
    { path, message: "Use at most 140 characters" },
  ]);
});

test("what a database can’t keep is refused before it gets there", () => {
  const { facts } = siteContent();
  for (const name of ["a\0b", "half a pair \ud83d"]) {
    const [problem] = problemsOf({ facts: { ...facts, name: said(name) } });
    expect(problem?.message).toMatch(/character/);
  }
});

test("what is no content at all is wrong, and breaks nothing", () => {
  for (const sent of [undefined, null, 1, "x", [], {}]) {
    expect(problemsOf({ document: sent, facts: sent })).not.toEqual([]);
  }
});
