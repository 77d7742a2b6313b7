import { expect, test } from "vitest";
import { trades } from "../../catalogue/trades/trades.ts";
import { ideaCategories } from "../../content/business-ideas.ts";
import { findTrade } from "./find-trade.ts";

test("every trade is found by its own name", () => {
  const found = trades
    .filter(({ above }) => above !== undefined)
    .map(({ name }) => [name, findTrade(name).business?.noun]);
  expect(found.filter(([name, noun]) => name !== noun)).toEqual([]);
});

test("every one of our business ideas is of a kind that we know", () => {
  const ideas = ideaCategories.flatMap((category) => category.ideas);
  expect(ideas.filter(({ trade }) => !findTrade(trade).business)).toEqual([]);
});

test("the words of strangers find the nearest kind", () => {
  const typed: Record<string, string> = {
    "auto electrician": "auto electrician",
    "real estate photography": "property photographer",
    "ice cream van": "ice cream van",
    "mobile cocktail bar": "mobile bar",
    "wine bar": "small bar",
    "nail bar": "nail bar",
    "bed and breakfast": "bed and breakfast",
    "funeral celebrant": "funeral celebrant",
    celebrant: "marriage celebrant",
    "tattoo removal": "skin clinic",
    "tattoo artist": "tattoo studio",
    "sword fencing club": "martial arts school",
    "rural fencing": "fencing contractor",
    "lawn bowls": "bowls club",
    "lawn mowing": "lawn mowing service",
    "garden centre": "nursery",
    "shade sails": "blind and curtain maker",
    sailing: "sailing school",
    "surf shop": "surf shop",
    "learn to surf": "surf school",
    "office cleaning at night": "commercial cleaner",
    "bond clean": "bond cleaner",
    "zero waste shop": "zero waste shop",
    "rubbish removal": "rubbish removal",
    "labour hire for orchards": "recruitment agency",
    "netball coaching": "sports coach",
    "ielts coaching": "English school",
    "life coach": "business coach",
    "non emergency patient transport": "patient transport",
    "face painter": "children’s entertainer",
    "house painter": "painter",
    "refrigeration for restaurants": "refrigeration mechanic",
    "indian restaurant": "Indian restaurant",
    "bush kinder": "bush kinder",
    conveyancing: "conveyancer",
    midwife: "midwife",
    chiro: "chiropractor",
    "hearing aids": "audiologist",
    "eye tests": "optometrist",
    "mobile mechanic": "mobile mechanic",
    "outboard motors": "marine mechanic",
    "tax returns for uber drivers": "tax agent",
  };
  const found = Object.keys(typed).map((words) => [words, findTrade(words).business?.noun]);
  expect(Object.fromEntries(found)).toEqual(typed);
});

test("words that name no business find none, and offer three to choose from", () => {
  for (const words of ["asdf", "dunno", "the blue one", "12345", "???"]) {
    const { business, like } = findTrade(words);
    expect([words, business?.id, like.length]).toEqual([words, undefined, 3]);
  }
});

test("a trade that nobody knows has the shape of the nearest kind, and three to choose from", () => {
  const kinds: Record<string, string> = {
    "barometer restoration": "repairs",
    "kite shop": "shop",
    "lessons in stone skipping": "classes",
    "something with dogs": "animals",
    "harpsichord maker": "maker",
    "jousting displays": "event",
  };
  for (const [words, id] of Object.entries(kinds)) {
    const { business, like } = findTrade(words);
    expect([words, business?.id, business?.isKind, like.length]).toEqual([words, id, true, 3]);
  }
});

test("what somebody says it is like goes before what we read", () => {
  const { business, like } = findTrade("kite shop", { like: "toy-shop" });
  expect([business?.id, business?.isKind]).toEqual(["toy-shop", false]);
  expect(like).toHaveLength(3);
  expect(findTrade("kite shop", { like: "nothing of ours" }).business?.id).toBe("shop");
});

test("words that exclude leave out what does not fit", () => {
  const services = (typed: string) =>
    JSON.stringify(findTrade(typed).business?.services).toLowerCase();
  expect(services("halal butcher")).toMatch(/lamb/);
  expect(services("halal deli")).not.toMatch(/smallgoods|\bham\b|wine/);
  expect(services("butcher, all halal")).not.toMatch(/pork/);
  expect(services("kosher restaurant")).not.toMatch(/prawn|pork/);
  expect(services("vegan butcher")).toMatch(/plant-based sausages/);
  expect(services("dance classes for adults")).not.toMatch(/toddler|child|kids/);
  expect(services("women only barber")).not.toMatch(/beard/);
  expect(services("migration lawyer")).not.toMatch(/traffic|criminal/);
});
