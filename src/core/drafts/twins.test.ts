import { expect, test } from "vitest";
import { draftsOfSketches } from "../../../scripts/drafts/drafts-of-sketches.ts";
import { documentSchema } from "../../blocks/document.ts";
import { draftFromWords } from "./draft-from-words.ts";

const sketches = draftsOfSketches();

/** How each section of a draft is laid out, and in which order. */
function waysOf({ pages }: ReturnType<typeof draftFromWords>["content"]["document"]) {
  const blocks = pages.flatMap(({ blocks }) => blocks);
  return new Map<string, string>([
    ...blocks.flatMap((block) =>
      "composition" in block && block.composition ? [[block.type, block.composition] as const] : [],
    ),
    ["order", blocks.map(({ type }) => type).join()],
  ]);
}

test.each(documentSchema.shape.design.options)(
  "of a hundred sketches in %s, two seldom have more than half of their compositions in common",
  (design) => {
    const sites = sketches.map(({ id, typed: { name = "", trade = "", place = "" } }) =>
      waysOf(draftFromWords({ name, trade, place, design }, id).content.document),
    );
    const shares = sites.flatMap((one, at) =>
      sites.slice(at + 1).map((other) => {
        const both = one.keys().filter((section) => other.has(section));
        const ways = both.map((section) => one.get(section) === other.get(section)).toArray();
        return ways.filter(Boolean).length / ways.length;
      }),
    );
    const average = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(average).toBeLessThan(0.42);
    // Choice among a few ways for five sections makes some alike, and hardly any the same.
    expect(shares.filter((share) => share <= 0.5).length / shares.length).toBeGreaterThan(0.78);
    expect(shares.filter((share) => share === 1).length / shares.length).toBeLessThan(0.02);
  },
);

test.each([
  ["butcher", true],
  ["plumber", true],
  // Who has a death to arrange, or a case to win, is asked nothing in large type.
  ["funeral director", false],
  ["criminal lawyer", false],
])("%s: begins with what it is and where, or with a line of its trade", (trade, isSpoken) => {
  const headlines = Array.from({ length: 12 }, (_, at) => {
    const words = { name: "Karri Lane", trade, place: "Ballarat" };
    const { pages } = draftFromWords(words, `${at}`).content.document;
    const hero = pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === "hero");
    return hero?.type === "hero" ? hero.headline : "";
  });
  const plain = headlines.filter((headline) => `${headline}`.endsWith(" in Ballarat"));
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.length < headlines.length).toBe(isSpoken);
});

test("two of one trade begin with its main service, and list the others and its questions in another order", () => {
  const lists = Array.from({ length: 12 }, (_, at) => {
    const words = { name: "Karri Lane", trade: "plumber", place: "Ballarat" };
    return draftFromWords(words, `${at}`).content.facts;
  });
  const services = lists.map(({ services }) => services?.value.map(({ name }) => name) ?? []);
  const questions = lists.map(({ questions }) => questions?.value.map((one) => one.question) ?? []);
  expect(new Set(services.map(([main]) => main))).toEqual(new Set(["Blocked drains"]));
  expect(new Set(services.map(([, second]) => second)).size).toBeGreaterThan(1);
  expect(new Set(questions.map(([first]) => first)).size).toBeGreaterThan(1);
  // None is lost, and none is there twice.
  for (const listed of [services, questions]) {
    expect(new Set(listed.map((names) => names.toSorted().join())).size).toBe(1);
  }
});
