import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites.ts";
import type { Content } from "../../../core/sites/merge.ts";
import { sentenceWith, withSentence, withTextChanged } from "./held-sentences.ts";

function blocksOf({ document }: Content) {
  return document.pages[0]?.blocks ?? [];
}

test("a sentence stands at the end of what the page tells of the business", () => {
  const us = blocksOf(withSentence(siteContent(), "We are near.")).find(({ id }) => id === "us");
  expect(us).toMatchObject({ body: "We bake.\n\nWe are near." });
});

test("where nothing tells of it, the sentence gets a text of its own, before the form", () => {
  const content = siteContent();
  const [home] = content.document.pages;
  if (home) home.blocks = home.blocks.filter(({ type }) => type !== "about");
  expect(blocksOf(withSentence(content, "We are near.")).map(({ type }) => type)).toEqual(
    "header hero services text contact footer".split(" "),
  );
});

test("one mend is undone wherever the sentence stands, and the others stay", () => {
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
