import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../../../tests/support/sites/every-block.ts";
import { hostileWords } from "../../../../../tests/support/words/hostile-words.ts";
import { PageView } from "../../../../blocks/page/page-view.tsx";
import { valuesOf } from "../../../../core/sites/revisions/block-values.ts";
import { pathOfPlace } from "../../../../core/sites/revisions/content-place.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import {
  currentWords,
  type PageText,
  setText,
  textOfMark,
  withoutEmptied,
  withPriceInDollars,
} from "./page-texts.ts";

const site: Content = { document: everyBlock().document, facts: everyFact };

/** Draws the page as the editor does. @returns each text that a section marks, with what is read there. */
function marksIn(content: Content, blockId: string) {
  const { pages, design } = content.document;
  const [page] = pages;
  if (!page) throw new Error("a document has a page");
  const html = renderToStaticMarkup(
    <PageView
      {...{ design, page, pages, facts: content.facts, shown: "all", isEdited: true }}
      address={(file) => file}
      pageAddress={(path) => path}
    />,
  );
  const marked = parse(html).querySelectorAll(`#${blockId} [data-field]`);
  return marked.map((element) => {
    const text = textOfMark(content, blockId, element.getAttribute("data-field") ?? "");
    if (!text) throw new Error(`nothing is at ${element.outerHTML}`);
    return { text, read: element.textContent };
  });
}

function textsIn(content: Content, blockId: string): PageText[] {
  return marksIn(content, blockId).map(({ text }) => text);
}

function textIn(content: Content, blockId: string, words: string): PageText {
  const found = textsIn(content, blockId).find((text) => text.words === words);
  if (!found) throw new Error(`${blockId} does not say “${words}”`);
  return found;
}

const wordsIn = (content: Content, blockId: string) =>
  textsIn(content, blockId).map(({ words }) => words);

/** Without what a page shows in other ways: spaces, broken lines, the signs of a list. */
const squeeze = (words: string) => words.replace(/^\s*- |\s+/gm, "");

test("in every section, an element that is marked shows the text of its mark and nothing else", () => {
  const ids = site.document.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  for (const id of ids) {
    const marks = marksIn(site, id);
    expect(marks.length, id).toBeGreaterThan(0);
    for (const { text, read } of marks) expect(squeeze(read), id).toBe(squeeze(text.words));
  }
});

test("everything that can be typed in a form is marked where the page shows it", () => {
  for (const block of site.document.pages.flatMap(({ blocks }) => blocks)) {
    const marked = textsIn(site, block.id).map(({ owner, path }) => `${owner} ${path.join(".")}`);
    for (const { path, field, value } of valuesOf(block)) {
      const isWritten = ["words", "line", "long", "prose", "lines"].includes(field.kind);
      if (!isWritten || !value) continue;
      const wanted = field.kind === "lines" ? `${path}.0` : path;
      expect(marked, block.id).toContain(`${block.id} ${wanted}`);
    }
  }
});

test("whatever is typed into any text of any section is what is stored there, and no other changes", () => {
  const ids = site.document.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  for (const id of ids) {
    for (const [at, text] of textsIn(site, id).entries()) {
      if (text.fact) continue;
      const typed = hostileWords[at % hostileWords.length]?.trim().replace(/\s+/g, " ") ?? "";
      const changed = setText(site, text, typed);
      expect(currentWords(changed, text)).toBe(typed);
      expect(currentWords(setText(changed, text, text.words), text)).toBe(text.words);
      const others = wordsIn(site, id).toSpliced(at, 1);
      expect([id, wordsIn(changed, id)]).toEqual([id, others.toSpliced(at, 0, typed)]);
    }
  }
});

test("a service is found by its id, however its list is ordered by now", () => {
  const price = textIn(site, "prices", "from $180");
  const { services } = site.facts;
  if (!services) throw new Error("no services");
  const turned: Content = {
    ...site,
    facts: { ...site.facts, services: { ...services, value: services.value.toReversed() } },
  };
  const changed = setText(turned, price, "from $200");
  expect(changed.facts.services?.value[1]).toMatchObject({ id: "coolrooms", price: "from $200" });
  expect(changed.facts.services?.source).toBe("operator");
  expect(pathOfPlace(turned, price)).toBe("facts.services.value.1.price");
});

test("a price that was left as a number is of dollars", () => {
  const price = textIn(site, "prices", "from $180");
  const left = (typed: string) => withPriceInDollars(setText(site, price, typed), price);
  expect(currentWords(left("90 "), price)).toBe("$90");
  expect(currentWords(left("from 90"), price)).toBe("from 90");
  const name = textIn(site, "prices", "Call-out");
  expect(currentWords(withPriceInDollars(setText(site, name, "90"), name), name)).toBe("90");
});

test("a paragraph is typed by itself, and may become two", () => {
  const [first, second] = textsIn(site, "words").slice(1);
  if (!first || !second) throw new Error("no paragraphs");
  expect(second.words).toBe("A new one: an hour.");
  const changed = setText(site, second, "A new one.\n\nAn hour.");
  expect(wordsIn(changed, "words").slice(1)).toEqual([first.words, "A new one.", "An hour."]);
  expect(currentWords(changed, second)).toBe("A new one.\n\nAn hour.");
  // Somebody else changed what is around it.
  expect(currentWords(setText(site, first, "Other words"), second)).toBeUndefined();
});

test("a text that names a fact says so, and words of its own take the place of it", () => {
  const name = textsIn(site, "top").find(({ fact }) => fact === "name");
  if (!name) throw new Error("the header has no name");
  expect(name.words).toBe(site.facts.name.value);
  const own = setText(site, name, "Wattle");
  expect(textsIn(own, "top")[0]).toMatchObject({ words: "Wattle" });
  expect(textsIn(own, "top")[0]?.fact).toBeUndefined();
  expect(textsIn(own, "end")[0]?.words).toBe(site.facts.name.value);
});

test("what was emptied goes with its place, where the site may go without", () => {
  const emptied = (blockId: string, words: string) => {
    const text = textIn(site, blockId, words);
    return withoutEmptied(setText(site, text, ""), text);
  };
  expect(wordsIn(emptied("welcome", "Open Saturdays"), "welcome")).not.toContain("");
  expect(wordsIn(emptied("welcome", "Open Saturdays"), "welcome")).toContain("Family business");
  const { services, address } = emptied("prices", "from $180").facts;
  expect(services?.value[1]).toEqual({ id: "coolrooms", name: "Coolrooms and freezers" });
  expect(address).toBeDefined();
  expect(emptied("reach-us", "5 Haldon Street, Lakemba").facts.address).toBeUndefined();
  // A service has a name.
  expect(emptied("prices", "Call-out").facts.services?.value[0]?.name).toBe("");
});
