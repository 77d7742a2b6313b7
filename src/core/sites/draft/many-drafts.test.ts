import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { textsOf } from "../../../../tests/support/document-texts.ts";
import { manyWords } from "../../../../tests/support/many-words.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { factsSchema } from "../../../blocks/facts.ts";
import { type RenderOptions, renderPage } from "../../../blocks/render-page.tsx";
import { businesses } from "../../../catalogue/businesses/businesses.ts";
import type { Content } from "../merge.ts";
import { isClaim, isPraise } from "./claims.ts";
import { type DraftFromWords, draftFromWords } from "./draft-from-words.ts";
import { inTheFirstPerson, ourWords, patterns, plainWords } from "./our-words.ts";
import { placeOf } from "./place-phrase.ts";

const drafts = manyWords.map((words) => ({ words, ...draftFromWords(words, words.name) }));

/** Each page of a site as it is read. */
function pagesOf({ document, facts }: Content, shown: RenderOptions["shown"]) {
  return document.pages.map((page) => {
    const options = { origin: "https://x.example", shown, address: (file: string) => file };
    return parse(renderPage(document, page, facts, options).html);
  });
}

const everywhere: readonly string[] = [
  ...[...Object.values(ourWords), plainWords].flatMap((words) => Object.values(words).flat()),
  ...Object.values(inTheFirstPerson),
  ...Object.values(patterns).filter((pattern) => !pattern.includes("{")),
  ...["Prices", "Services", "About", "Contact", "Your business"],
];

/** What is written for a kind of business, as it stands on a page of one in a place. */
function ofItsTrade({ content, business }: DraftFromWords): string[] {
  const where = placeOf(content.facts.area?.value ?? [], [])?.phrase ?? "";
  return [
    ...(business?.opening ?? []).map((line) => line.replace("{where}", where)),
    ...Object.values(business?.headings ?? {}).filter((text) => text !== undefined),
  ];
}

test("all our own words claim nothing", () => {
  const written = businesses.flatMap(({ opening, headings, services, questions, steps }) => [
    ...opening,
    ...Object.values(headings ?? {}).filter((text) => text !== undefined),
    ...services,
    ...questions,
    ...steps.flatMap(({ name, note }) => [name, note]),
  ]);
  const claims = [...everywhere, ...written].filter((text) => isClaim(text) || isPraise(text));
  expect(claims).toEqual([]);
});

test("a thousand drafts are whole documents, and each is a page to read", () => {
  expect(drafts.length).toBeGreaterThan(1_000);
  for (const { words, content } of drafts) {
    documentSchema.parse(content.document);
    factsSchema.parse(content.facts);
    for (const page of pagesOf(content, "all")) {
      expect([words, page.querySelectorAll("h1").length]).toEqual([words, 1]);
      expect(page.querySelector("h1")?.text).not.toBe("");
    }
  }
});

test("every sentence of theirs is what somebody typed, a fact, or one of ours that claims nothing", () => {
  for (const { words, content, business } of drafts) {
    const ours = [...everywhere, ...ofItsTrade({ content, business })].toSorted(
      (a, b) => b.length - a.length,
    );
    const typed = wordsIn(
      [words.name, words.trade, words.place, business?.noun, business?.offer].join(" "),
    );
    const known = new Set([...typed, ..."in on the from to and around am a".split(" ")]);
    for (const text of textsOf(content.document)) {
      const told = ours.reduce((rest, one) => rest.replace(one, ""), text);
      const unknown = wordsIn(told).filter((word) => !known.has(word));
      expect([words, text, unknown]).toEqual([words, text, []]);
      expect([words, text, isClaim(text) || isPraise(text)]).toEqual([words, text, false]);
    }
  }
});

test("what the catalogue adds waits to be confirmed, and is not in what is published", () => {
  for (const { words, content, business } of drafts) {
    const { services, questions, steps } = content.facts;
    for (const fact of [services, questions, steps]) {
      if (fact) expect([fact.source, fact.confirmed]).toEqual(["catalogue", false]);
    }
    const published = pagesOf(content, "confirmed")
      .map(({ text }) => text)
      .join(" ");
    const suggested = [
      ...(business?.questions ?? []),
      ...(business?.steps ?? []).map(({ note }) => note),
    ];
    expect([words, suggested.filter((text) => published.includes(text))]).toEqual([words, []]);
  }
});

/** The words of a text in lower case, without marks. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[’']/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
