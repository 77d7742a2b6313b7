import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { scale } from "../../../tests/support/scale.ts";
import { textsOf } from "../../../tests/support/sites/document-texts.ts";
import { manyWords } from "../../../tests/support/words/many-words.ts";
import { ourWords } from "../../../tests/support/words/our-words.ts";
import { documentSchema } from "../../blocks/document.ts";
import { factsSchema } from "../../blocks/facts/facts.ts";
import { type RenderOptions, renderPage } from "../../blocks/render-page.tsx";
import { claimsIn } from "../moderation/claims/claims-in.ts";
import type { Content } from "../sites/revisions/merge.ts";
import { type DraftFromWords, draftFromWords } from "./draft-from-words.ts";
import { placeOf } from "./words/place-phrase.ts";

const drafts = manyWords.map((words) => ({ words, ...draftFromWords(words, words.name) }));

/** Each page of a site as it is read. */
function pagesOf({ document, facts }: Content, shown: RenderOptions["shown"]) {
  return document.pages.map((page) => {
    const options = { origin: "https://x.example", shown, address: (file: string) => file };
    return parse(renderPage(document, page, facts, options).html);
  });
}

const everywhere: readonly string[] = [
  ...ourWords.filter((words) => !words.includes("{")),
  "Your business",
];

/** What is written for a kind of business, as it is on a page of one in a place. */
function ofItsTrade({ content, business }: Pick<DraftFromWords, "content" | "business">): string[] {
  const where = placeOf(content.facts.area?.value ?? [], [])?.phrase ?? "";
  return [
    ...(business?.opening ?? []).map((line) => line.replace("{where}", where)),
    ...Object.values(business?.headings ?? {}).filter((text) => text !== undefined),
    ...(business?.enquiry ? [...business.enquiry.details, business.enquiry.question] : []),
  ];
}

test("our own words claim nothing", () => {
  expect(everywhere.filter((text) => claimsIn(text, { trade: "" }).length > 0)).toEqual([]);
});

test("a thousand drafts are whole documents, and each is a page to read", () => {
  expect(drafts.filter(({ content }) => content.document.pages.length > 1)).toEqual([]);
  expect(drafts.length).toBeGreaterThan(1_000);
  for (const [at, { words, content }] of drafts.entries()) {
    documentSchema.parse(content.document);
    factsSchema.parse(content.facts);
    if (at % scale(3, 1) > 0) continue; // pages of every kind of business, and in soak all
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
      const told = ours.reduce(without, text);
      const unknown = wordsIn(told).filter((word) => !known.has(word));
      expect([words, text, unknown]).toEqual([words, text, []]);
      const besideTheTrade = without(text, business?.noun ?? words.trade);
      expect([words, text, claimsIn(besideTheTrade, { trade: "" }).length > 0]).toEqual([
        words,
        text,
        false,
      ]);
    }
  }
});

test("what the catalogue adds waits to be confirmed, and is not in what is published", () => {
  for (const [at, { words, content, business }] of drafts.entries()) {
    const { services, questions, steps } = content.facts;
    for (const fact of [services, questions, steps]) {
      if (fact) expect([fact.source, fact.confirmed]).toEqual(["catalogue", false]);
    }
    if (at % 4 > 0) continue; // a page of each kind of business
    const published = pagesOf(content, "confirmed")
      .map(({ text }) => text)
      .join(" ");
    const suggested = [
      ...(business?.answered ?? []).flatMap(({ question, answer }) => [question, answer]),
      ...(business?.asked ?? []),
      ...(business?.ways ?? []).flat().map(({ note }) => note),
    ];
    expect([words, suggested.filter((text) => published.includes(text))]).toEqual([words, []]);
  }
});

test.each(["a", "b"])(
  "among twelve trades far apart, no two share more than a third of their sentences (%s)",
  (seed) => {
    const pages = [
      ...["bakery", "plumber", "dog groomer", "hairdresser", "yoga studio", "funeral celebrant"],
      ...["piano teacher", "farm stay", "accountant", "pottery studio", "photographer", "band"],
    ].map((trade) => {
      const { content } = draftFromWords({ name: "Wattle", trade, place: "Bendigo" }, seed);
      return { trade, sentences: new Set(pagesOf(content, "all").flatMap(sentencesOf)) };
    });
    const alike = pages.flatMap((one) =>
      pages
        .filter((other) => other !== one)
        .map((other) => ({ one, other, shared: one.sentences.intersection(other.sentences) }))
        .filter(({ shared }) => shared.size > one.sentences.size / 3)
        .map(({ one, other, shared }) => [one.trade, other.trade, ...shared]),
    );
    expect(alike).toEqual([]);
  },
);

/** What is read as one: a heading, a paragraph, an item, a label, a button. */
function sentencesOf(page: ReturnType<typeof parse>): string[] {
  return page
    .querySelectorAll("title, h1, h2, h3, p, li, dt, dd, summary, label, button, a")
    .filter((element) => !element.querySelector("h3, p, li, a") && !isHidden(element))
    .map(({ text }) => text.trim())
    .filter((text) => text !== "");
}

/** The field that people do not see, and the link that they see when they need it. */
function isHidden({ classList }: ReturnType<typeof parse>): boolean {
  return classList.contains("trap") || classList.contains("skip");
}

/** A text in lower case without other words, of which a single one is taken out only where it is all. */
function without(text: string, words: string): string {
  const isPart = words.includes(" ") || words.length === text.length;
  return isPart ? text.toLowerCase().replaceAll(words.toLowerCase(), "") : text.toLowerCase();
}

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
