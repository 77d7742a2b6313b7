import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../../tests/support/every-block.ts";
import { hostileWords } from "../../../../tests/support/hostile-words.ts";
import { pathOfPlace } from "../../../core/sites/content-place.ts";
import type { Content } from "../../../core/sites/merge.ts";
import {
  currentWords,
  type PageText,
  setText,
  textsOf,
  withoutEmptied,
  withPriceInDollars,
} from "./page-texts.ts";

const site: Content = { document: everyBlock().document, facts: everyFact };

function textsIn(content: Content, blockId: string): PageText[] {
  const blocks = content.document.pages.flatMap((page) => page.blocks);
  const block = blocks.find(({ id }) => id === blockId);
  return block ? textsOf(block, content.facts) : [];
}

function textIn(content: Content, blockId: string, words: string): PageText {
  const found = textsIn(content, blockId).find((text) => text.words === words);
  if (!found) throw new Error(`${blockId} does not say “${words}”`);
  return found;
}

const wordsIn = (content: Content, blockId: string) =>
  textsIn(content, blockId).map(({ words }) => words);

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
