import { expect, test } from "vitest";
import { businesses } from "../../catalogue/businesses/businesses.ts";
import { ideaCategories } from "../../content/business-ideas.ts";
import { findTrade } from "./find-trade.ts";

test("every kind of business is found by its own noun", () => {
  const found = businesses.map(({ noun }) => [noun, findTrade(noun).business?.noun]);
  expect(found.filter(([noun, kind]) => noun !== kind)).toEqual([]);
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
    "lawn bowls": "sports club",
    "lawn mowing": "gardener",
    "garden centre": "nursery",
    "shade sails": "blind and curtain maker",
    sailing: "sailing school",
    "surf shop": "surf shop",
    "learn to surf": "surf school",
    "office cleaning at night": "commercial cleaner",
    "bond clean": "cleaner",
    "zero waste shop": "grocer",
    "rubbish removal": "rubbish removal",
    "labour hire for orchards": "recruitment agency",
    "netball coaching": "sports club",
    "ielts coaching": "language school",
    "life coach": "business coach",
    "non emergency patient transport": "hire car service",
    "face painter": "children’s entertainer",
    "house painter": "painter",
    "refrigeration for restaurants": "air conditioning service",
    "indian restaurant": "restaurant",
    "bush kinder": "childcare",
    conveyancing: "conveyancer",
    midwife: "midwife",
    chiro: "chiropractor",
    "hearing aids": "audiologist",
    "eye tests": "optometrist",
    "mobile mechanic": "mechanic",
    "outboard motors": "marine mechanic",
    "tax returns for uber drivers": "accountant",
  };
  const found = Object.keys(typed).map((words) => [words, findTrade(words).business?.noun]);
  expect(Object.fromEntries(found)).toEqual(typed);
});

test("words that name no business find none", () => {
  for (const words of ["asdf", "something with dogs", "dunno", "the blue one", "12345", "???"]) {
    expect(findTrade(words).business?.noun, words).toBeUndefined();
  }
});
