import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { renderPage } from "../../blocks/render-page.tsx";
import { draftOfSketch } from "./draft-of-sketch.ts";

/**
 * What owners type and where, with beginnings of words of which the page has one that nobody typed,
 * and beginnings that it must not have.
 */
const trades = readFileSync(new URL("examples/trades.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [typed = "", right = "", wrong = "", place = ""] = line.split("\t");
    return { typed, right: right.split(","), wrong: wrong.split(","), place };
  });

/** The words of a page. */
function pageFor({ typed, place }: { typed: string; place: string }): string[] {
  const { document, facts } = draftOfSketch({
    ...{ id: typed, name: "Magpie", trade: typed, place, isMaker: false },
    ...{ colour: null, design: null, like_trade: null, created_at: new Date(0) },
  });
  const options = { origin: "https://x.example", shown: "all" as const };
  return document.pages.flatMap((page) => {
    const { html } = renderPage(document, page, facts, { ...options, address: (file) => file });
    const read = parse(html);
    for (const unread of read.querySelectorAll("style, script, svg")) unread.remove();
    return wordsIn(read.structuredText);
  });
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
}

const begins = (stems: readonly string[], words: readonly string[]) =>
  stems.find((stem) => words.some((word) => word.startsWith(stem)));

test("at least 93% of trades as owners type them get a page about them, and none a word that is wrong there", () => {
  const pages = trades.map((row) => ({ ...row, words: pageFor(row) }));
  const astray = pages.flatMap(({ typed, wrong, words }) => {
    const found = begins(wrong, words);
    return found ? [`${typed}: ${found}`] : [];
  });
  expect(astray).toEqual([]);
  const missed = pages.filter(({ typed, right, words }) => {
    const said = new Set(wordsIn(typed));
    return !begins(
      right,
      words.filter((word) => !said.has(word)),
    );
  });
  expect({
    share: 1 - missed.length / pages.length,
    missed: missed.map(({ typed }) => typed),
  }).toMatchObject({ share: expect.toSatisfy((share: number) => share >= 0.93) });
});

test("no two trades that nobody knows get the same page", () => {
  const unknown = ["kite shop", "barometer restoration", "sundial shop", "yoyo restoration"];
  const pages = unknown.map((typed) => pageFor({ typed, place: "Bendigo" }).join(" "));
  expect(new Set(pages).size).toBe(unknown.length);
});
