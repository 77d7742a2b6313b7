import { expect, test } from "vitest";
import type { Block, Page } from "../../../blocks/document.ts";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import type { Subject } from "../../../blocks/subjects/names.ts";
import { draftFromWords } from "../draft-from-words.ts";
import { chooseCompositions } from "./choose-compositions.ts";
import { chooseDrawings } from "./choose-drawings.ts";

const pages: Pick<Page, "blocks">[] = [
  {
    blocks: [
      { id: "a", type: "hero", headline: "Ciao", actions: [], points: [] },
      { id: "b", type: "services", heading: "On the menu" },
      { id: "c", type: "steps", heading: "How it goes" },
      { id: "d", type: "footer", name: "Rossi" },
    ],
  },
];
const businessOf = (trade: string) =>
  draftFromWords({ name: "Rossi", trade, place: "" }, "a").business;
const restaurant = businessOf("italian restaurant");

/** What is drawn of an Italian restaurant: in the opening, of its services, in the steps, at the foot. */
function drawn({
  seed = "",
  name = "Rossi",
  first = "Late suppers",
  excluded = [""],
  business = restaurant,
}) {
  const isExcluded = (text: string) => excluded.includes(text);
  const facts = factsSchema.parse({
    name: { value: name, source: "brief", confirmed: true },
    services: { value: [{ id: "a", name: first }], source: "brief", confirmed: true },
  });
  const [page] = chooseDrawings(pages, { business, isExcluded, facts }, seed);
  return page?.blocks.map((block) => ("scene" in block ? block.scene : undefined));
}

test("the seed chooses which of the best opens, and no place has the same as another", () => {
  const all = ["pizza-oven", "spaghetti", "waiter-with-plates", "wine-bottle"];
  const seeds = Array.from({ length: 60 }, (_, at) => drawn({ seed: `${at}` }) ?? []);
  expect(new Set(seeds.map(([opening]) => opening))).toEqual(
    new Set(["waiter-with-plates", "spaghetti", "wine-bottle"]),
  );
  for (const seed of seeds) expect(seed.toSorted()).toEqual(all);
  // What follows has an order of its own, so that two with one opening are less alike.
  expect(new Set(seeds.map(String)).size).toBe(10);
  // The best is seen large, in the opening or in the steps.
  for (const [opening, , steps] of seeds) expect([opening, steps]).toContain("waiter-with-plates");
});

test("what does not stand for a trade opens no page of it", () => {
  const business = businessOf("camel rides");
  const seeds = Array.from({ length: 20 }, (_, at) => drawn({ seed: `${at}`, business })?.[0]);
  expect(new Set(seeds)).toEqual(new Set(["camel"]));
});

test("what the name tells opens, where it is drawn for the trade", () => {
  const seeds = Array.from({ length: 20 }, (_, at) => `${at}`);
  const opening = (name: string) => new Set(seeds.map((seed) => drawn({ seed, name })?.[0]));
  expect(opening("The Wine Room")).toEqual(new Set(["wine-bottle"]));
  expect(opening("The Black Crow")).toEqual(
    new Set(["waiter-with-plates", "spaghetti", "wine-bottle"]),
  );
});

test("the services have what the first of them is about, if it doesn’t open the page", () => {
  expect(drawn({ name: "Spaghetti", first: "Pizza" })?.slice(1, 2)).toEqual(["pizza"]);
  const wine = drawn({ name: "The Wine Room", first: "Wine by the glass" });
  expect(wine?.[0]).toBe("wine-bottle");
  expect(new Set(wine).size).toBe(4);
});

test("steps or questions have a picture, by the seed, and neither where there are photos", () => {
  const picturedOf = (photos: Block[], seed: string) => {
    const questions: Block = { id: "q", type: "questions", heading: "Good to know" };
    const facts = factsSchema.parse({ name: { value: "Rossi", source: "brief", confirmed: true } });
    const blocks = [...(pages[0]?.blocks ?? []), questions, ...photos];
    const [page] = chooseDrawings(
      [{ blocks }],
      { business: restaurant, isExcluded: () => false, facts },
      seed,
    );
    return page?.blocks.flatMap((block) =>
      (block.type === "steps" || block.type === "questions") && block.scene ? [block.type] : [],
    );
  };
  const seeds = Array.from({ length: 20 }, (_, at) => `${at}`);
  const without = seeds.map((seed) => picturedOf([], seed)?.join());
  expect(new Set(without)).toEqual(new Set(["steps", "questions"]));
  const gallery: Block = { id: "g", type: "gallery", heading: "Photos", photos: [] };
  expect(seeds.flatMap((seed) => picturedOf([gallery], seed))).toEqual([]);
});

test("what somebody does not want to see is drawn nowhere, and the rest is", () => {
  const rest = ["waiter with plates", "spaghetti", "wine bottle"];
  const one = drawn({ excluded: [...rest, "cheese wedge"], first: "Cheese" });
  expect(one).toEqual(["pizza-oven", undefined, undefined, "pizza-oven"]);
  const none = drawn({ excluded: [...rest, "pizza oven", "pizza"], first: "Pizza" });
  expect(none).toEqual([undefined, undefined, undefined, undefined]);
});

test("a service is large beside no drawing of another thing", () => {
  const isLarge = (scene: Subject | undefined, first = "Pizza") => {
    const note = "Stirred, and brought to the table.";
    const value = [first, "Pasta", "Wine"].map((name, at) => ({ id: `${at}`, name, note }));
    const said = { source: "brief", confirmed: true };
    const facts = factsSchema.parse({
      name: { value: "A", ...said },
      services: { value, ...said },
    });
    const block: Block = { id: "a", type: "services", heading: "Menu", ...(scene && { scene }) };
    return Array.from({ length: 30 }, (_, at) => `${at}`).some((seed) =>
      chooseCompositions([{ blocks: [block] }], { design: "market", facts, seed })
        .flatMap(({ blocks }) => blocks)
        .some((each) => "composition" in each && each.composition === "feature"),
    );
  };
  expect([isLarge("pizza"), isLarge("tomato"), isLarge(undefined)]).toEqual([true, false, false]);
  // Nothing shows a group: what stands for the trade does no harm.
  expect(isLarge("tomato", "Groups")).toBe(true);
});
