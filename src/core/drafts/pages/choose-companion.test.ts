import { expect, test } from "vitest";
import { draftFromWords } from "../draft-from-words.ts";
import { chooseCompanion } from "./choose-companion.ts";

const businessOf = (trade: string) =>
  draftFromWords({ name: "Wattle", trade, place: "" }, "a").business;
const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

/** The companions of forty sites of one trade. */
function chosen(trade: string, ...excluded: string[]) {
  const business = businessOf(trade);
  const isExcluded = (text: string) => excluded.includes(text);
  return seeds.map((seed) => chooseCompanion({ business, isExcluded }, seed));
}

test("sites of one trade have different birds, dressed for it, and each keeps its own", () => {
  const plumbers = chosen("plumber");
  expect(new Set(plumbers.map((companion) => companion?.bird)).size).toBeGreaterThan(5);
  expect(plumbers.some((companion) => companion?.wears === "hard-hat")).toBe(true);
  expect(plumbers).toEqual(chosen("plumber"));
  expect(chosen("bakery").some((companion) => companion?.wears === "hard-hat")).toBe(false);
});

test.each(["funeral director", "family lawyer", "psychologist", "egg farm", "bird vet"])(
  "no bird sits on what a %s works with",
  (trade) => {
    expect(chosen(trade)).toEqual(seeds.map(() => undefined));
  },
);

test("a customer who wants no birds, or no magpies, has none", () => {
  expect(chosen("plumber", "birds")).toEqual(seeds.map(() => undefined));
  const birds = chosen("plumber", "magpie").map((companion) => companion?.bird);
  expect(birds).not.toContain("magpie");
  expect(birds).toContain("galah");
});

test("a draft keeps its bird", () => {
  const { document } = draftFromWords({ name: "Wattle", trade: "plumber", place: "" }, "a").content;
  expect(document.companion).toMatchObject({ bird: expect.any(String) });
});
