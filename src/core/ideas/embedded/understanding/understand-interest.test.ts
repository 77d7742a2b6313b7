import { expect, test } from "vitest";
import { ideaTrades } from "../../../../catalogue/ideas/idea-trades.ts";
import { understandInterest } from "./understand-interest.ts";

function tradesFor(text: string) {
  return understandInterest(text).trades.map(({ label }) => label);
}

test("synonyms, plurals, word forms and one wrong letter lead to the trade", () => {
  expect(tradesFor("hydrobath")[0]).toBe("dog grooming");
  expect(tradesFor("old motorbikes")[0]).toBe("motorbikes");
  expect(tradesFor("gardning")[0]).toBe("gardening");
  expect(tradesFor("sourdoughs")[0]).toBe("bread and sourdough");
  expect(tradesFor("I'm a retired nurse who likes gardening")[0]).toBe("gardening");
  expect(tradesFor("CAFÉS")[0]).toBe("cafés and restaurants");
});

test("a slip in the first letter is not forgiven, since it is usually another word", () => {
  expect(understandInterest("yodelling")).toEqual({ trades: [], topic: "yodelling" });
});

test("several interests in one line are all understood", () => {
  expect(tradesFor("photography, hiking and Excel")).toEqual([
    "photography",
    "bushwalking",
    "data and spreadsheets",
  ]);
});

test("two skills joined by “and” are two, not the name of one thing", () => {
  expect(tradesFor("carpentry and coaching kids sport")).toEqual([
    "carpentry",
    "cricket and netball",
  ]);
  expect(tradesFor("welding and guitar")).toEqual(["metalwork and welding", "music"]);
});

test.each(["arts and crafts", "rock and roll"])(
  "%s is one thing, though each of its words is a part of a trade’s name",
  (topic) => {
    expect(understandInterest(topic)).toEqual({ trades: [], topic });
  },
);

test("the people after “for” are whom the business is for", () => {
  const cafes = understandInterest("bookkeeping for cafés");
  expect(cafes.trades[0]?.label).toBe("bookkeeping");
  expect(cafes.audience?.people).toBe("café and restaurant owners");
  expect(understandInterest("yoga for seniors").audience?.people).toBe("older people");
  expect(understandInterest("gifts for nobody in particular").audience).toBeUndefined();
});

test("emoji are read as the things they show", () => {
  expect(tradesFor("🎸")[0]).toBe("music");
});

test.each(["<script>alert(1)</script>", "https://example.com", "犬の美容", "💥", "fuck"])(
  "%s is neither a trade nor anything to print",
  (text) => {
    expect(understandInterest(text)).toEqual({ trades: [] });
  },
);

test("there are at least 150 trades, each reached by its own label and with its own names", () => {
  expect(ideaTrades.length).toBeGreaterThanOrEqual(150);
  const unreached = ideaTrades.filter(({ label }) => !tradesFor(label).includes(label));
  expect(unreached.map(({ label }) => label)).toEqual([]);
  const roots = ideaTrades.flatMap((trade) => trade.roots);
  expect(roots.filter((root, at) => roots.indexOf(root) !== at)).toEqual([]);
});
