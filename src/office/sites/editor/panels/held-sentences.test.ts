import { expect, test } from "vitest";
import { siteContent } from "../../../../../tests/support/sites/sites.ts";
import type { HeldWords } from "../../../../core/sites/checks/held-words.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { sentenceWith, withSentence, withTextChanged, wordsNow } from "./held-sentences.ts";

function blocksOf({ document }: Content) {
  return document.pages[0]?.blocks ?? [];
}

test("a sentence is at the end of what the page tells of the business", () => {
  const us = blocksOf(withSentence(siteContent(), "We are near.")).find(({ id }) => id === "us");
  expect(us).toMatchObject({ body: "We bake.\n\nWe are near." });
});

test("where nothing tells of it, the sentence gets its own text, before the form", () => {
  const content = siteContent();
  const [home] = content.document.pages;
  if (home) home.blocks = home.blocks.filter(({ type }) => type !== "about");
  expect(blocksOf(withSentence(content, "We are near.")).map(({ type }) => type)).toEqual(
    "header hero services text contact footer".split(" "),
  );
});

test("one mend is undone wherever the sentence is, and the others stay", () => {
  const sentence = {
    id: "sentence-1",
    text: 'we bak "good" bred',
    mends: [
      { from: "bak", to: "bake", at: 3 },
      { from: "bred", to: "bread", at: 14 },
    ],
  };
  const [from, to] = [sentenceWith(sentence, 14, true), sentenceWith(sentence, 14, false)];
  expect([from, to]).toEqual(['We bake "good" bread.', 'We bake "good" bred.']);
  const content = withSentence(siteContent(), from);
  const changed = withTextChanged(content, from, to);
  expect(JSON.stringify(changed?.document)).toContain(JSON.stringify(to).slice(1, -1));
  expect(withTextChanged(changed ?? content, from, to)).toBeUndefined();
});

test("a sentence that was used and taken off the page again is to be used again", () => {
  const used = { by: "Olive", at: "2026-02-03T01:00:00.000Z" };
  const held = { id: "sentence-2", reason: "doubt", text: "we are near", prints: "We are near." };
  const words: HeldWords = { held: [{ ...held, reason: "doubt", used }], mended: [] };
  const usedIn = (content: Content) => wordsNow(content, words).held.map(({ used }) => used);
  expect(usedIn(siteContent())).toEqual([undefined]);
  expect(usedIn(withSentence(siteContent(), "We are near."))).toEqual([used]);
});

test("mends are undone as far as the page shows it", () => {
  const mend = (from: string, to: string, at: number, minute: number) => ({
    ...{ from, to, at },
    undone: { by: "Olive", at: `2026-02-03T01:0${minute}:00.000Z` },
  });
  const text = "we bak good bred";
  const mends = [mend("bak", "bake", 3, 2), mend("bred", "bread", 12, 1)];
  const undoneOn = (page: string) =>
    wordsNow(withSentence(siteContent(), page), {
      held: [],
      mended: [{ id: "1", text, mends }],
    }).mended[0]?.mends.flatMap(({ from, undone }) => (undone ? [from] : []));
  expect(undoneOn("We bak good bred.")).toEqual(["bak", "bred"]);
  expect(undoneOn("We bake good bred.")).toEqual(["bred"]);
  expect(undoneOn("We bake good bread.")).toEqual([]);
  expect(undoneOn("Somebody wrote it anew.")).toEqual(["bak", "bred"]);
});
