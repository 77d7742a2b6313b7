import { expect, test } from "vitest";
import { siteBrief } from "../../../../tests/support/sites/site-briefs.ts";
import { icons } from "../../../blocks/icons/names.ts";
import { aboutElse, wordsByIcon } from "../../../catalogue/icons.ts";
import { trades } from "../../../catalogue/trades/trades.ts";
import { factsFromBrief } from "./facts-from-brief.ts";
import { iconOf } from "./icon-of.ts";

test("a service has the icon of what it is about", () => {
  const names = ["Hot water systems", "Wedding cakes", "Water-damaged carpet", "Beard trims"];
  expect(names.map((name) => iconOf(name))).toEqual(["thermometer-hot", "cake", "rug", "scissors"]);
});

test("a service of an electrician has no telephone and no petrol bowser", () => {
  expect(["Data and phone points", "EV charger installation"].map((name) => iconOf(name))).toEqual([
    "wifi-high",
    "battery-full",
  ]);
});

test("where no word tells, or it is about something else, there is none", () => {
  const names = ["A first look", "Potato cakes", "Come and watch", "By key"];
  expect(names.map((name) => iconOf(name))).toEqual([undefined, undefined, undefined, undefined]);
});

test("every icon that is drawn is named, and no word names two", () => {
  expect(Object.keys(wordsByIcon).toSorted()).toEqual(icons);
  const words = [...aboutElse, ...Object.values(wordsByIcon).flat()];
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test("most services of most trades have one", () => {
  const services = trades.flatMap((trade) => trade.services ?? []);
  const having = services.filter(({ name }) => iconOf(name));
  expect(having.length / services.length).toBeGreaterThan(0.5);
});

test("what a customer wants no pictures of is no icon of theirs either", () => {
  const iconsOf = (said: object) =>
    factsFromBrief(
      siteBrief({ business_name: "Wattle Bookkeeping", services: "Bookkeeping", ...said }),
      undefined,
    ).facts.services?.value.map(({ icon }) => icon);
  expect(iconsOf({})).toEqual(["calculator"]);
  expect(iconsOf({ color_preferences: "Green. No suits, no calculators." })).toEqual([undefined]);
});
