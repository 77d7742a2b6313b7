import { expect, test } from "vitest";
import { siteBrief } from "../../../../tests/support/sites/site-briefs.ts";
import { icons } from "../../../blocks/icons/names.ts";
import {
  aboutElse,
  alikeByIcon,
  generalWordsByIcon,
  wordsByIcon,
} from "../../../catalogue/icons.ts";
import { trades } from "../../../catalogue/trades/trades.ts";
import { factsFromBrief } from "./facts-from-brief.ts";
import { iconsOf as iconsOfServices, subjectsIn } from "./icon-of.ts";

const iconsOf = (names: readonly string[], isExcluded?: (text: string) => boolean) =>
  iconsOfServices(
    names.map((name) => ({ name })),
    isExcluded,
  );

test("a service has the icon of what it is about", () => {
  const names = ["Hot water systems", "Wedding cakes", "Water-damaged carpet", "Beard trims"];
  expect(iconsOf(names)).toEqual(["water-heater", "cake", "rug", "beard"]);
});

test("a service of an electrician has no telephone and no petrol bowser", () => {
  expect(iconsOf(["Data and phone points", "EV charger installation"])).toEqual([
    "network",
    "charging-station",
  ]);
});

test("an icon that shows more than its word is there for that alone", () => {
  expect(iconsOf(["Crowns and bridges", "Crown reduction"])).toEqual(["crown", undefined]);
  expect(iconsOf(["Tree planting", "Tree surgery", "Trees"])).not.toContain("tree-evergreen");
  expect(iconsOf(["Ombre"])).not.toEqual(iconsOf(["Exposed aggregate"]));
});

test("where no word tells, or it is about something else, there is none", () => {
  const names = ["A wattle", "Potato cakes", "Come and watch", "By key"];
  expect(iconsOf(names)).toEqual([undefined, undefined, undefined, undefined]);
});

test("what the catalogue says is drawn beside a service goes before its words", () => {
  const services = [{ name: "Trays", icon: "cake" as const }, { name: "Wedding cakes" }];
  expect(iconsOfServices(services)).toEqual(["cake", "heart"]);
});

test("every icon that is drawn is named, and no word names two", () => {
  const maps = [wordsByIcon, generalWordsByIcon];
  const ofTrades = trades.flatMap(({ services = [] }) => services.flatMap(({ icon = [] }) => icon));
  const named = [...maps.flatMap(Object.keys), ...Object.values(alikeByIcon).flat(), ...ofTrades];
  expect([...new Set(named)].toSorted()).toEqual(icons);
  const words = [...aboutElse, ...maps.flatMap(Object.values).flat()];
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test("what a service is about goes before what kind of service it is", () => {
  expect(
    ["Guitar repairs", "Repairs", "Yoga classes", "Classes"].flatMap((name) => iconsOf([name])),
  ).toEqual(["guitar", "wrench", "flower-lotus", "users-three"]);
});

test("what one service in a list has another does not have, where its name tells more or one is alike", () => {
  expect(iconsOf(["Guitars", "Guitar repairs", "Guitar strings"])).toEqual([
    "guitar",
    "wrench",
    "music-note",
  ]);
});

test("no list has an icon three times: what comes third has another, or the design’s mark", () => {
  const lists = [
    ["Hens’ haircuts", "Haircuts", "Barbers"],
    ["Puppies", "Dogs", "Dog walks"],
  ];
  expect(lists.map((names) => iconsOf(names))).toEqual([
    ["scissors", "scissors", undefined],
    ["dog", "bone", "dog-lead"],
  ]);
});

test("what is drawn large of a service is what its name tells, its icon’s where no word tells more", () => {
  expect(["Lawn mowing", "Work boots", "Potato cakes"].map((name) => subjectsIn(name)[0])).toEqual([
    "lawn-mower",
    "hiking-boot",
    undefined,
  ]);
});

test("nearly every service of the catalogue has one, and most lists tell their services apart", () => {
  const lists = trades.flatMap(({ services }) =>
    services ? [iconsOf(services.map(({ name }) => name))] : [],
  );
  const drawn = lists.flat().filter((icon) => icon !== undefined);
  expect(drawn.length / lists.flat().length).toBeGreaterThan(0.95);
  const unlike = lists.flatMap((icons) => [...new Set(icons)]);
  expect(unlike.length / lists.flat().length).toBeGreaterThan(0.8);
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
