import { expect, test } from "vitest";
import { localities } from "../../../../catalogue/localities/localities.ts";
import { cities } from "../../../../content/cities.ts";
import { understandPlace } from "./understand-place.ts";

test.each([
  ["bendigo vic 3550", "Bendigo", "in Bendigo", "VIC"],
  ["near Wagga in NSW", "Wagga Wagga", "in Wagga Wagga", "NSW"],
  ["Mt Isa", "Mount Isa", "in Mount Isa", "QLD"],
  ["Kalgorlie", "Kalgoorlie", "in Kalgoorlie", "WA"],
  ["gold coast", "Gold Coast", "on the Gold Coast", "QLD"],
  ["Surfers Paradise", "Surfers Paradise", "in Surfers Paradise", "QLD"],
  ["Phillip Island", "Phillip Island", "on Phillip Island", "VIC"],
  ["the Hunter Valley", "Hunter Valley", "in the Hunter Valley", "NSW"],
])("%s is understood", (typed, name, where, state) => {
  expect(understandPlace(typed)).toMatchObject({ name, where, state });
});

test("an unknown place keeps its name and gets its state from a postcode or its name", () => {
  expect(understandPlace("surry hills 2010")).toMatchObject({ name: "Surry Hills", state: "NSW" });
  expect(understandPlace("Port Fairy, Victoria")).toMatchObject({
    name: "Port Fairy",
    state: "VIC",
    setting: "coast",
  });
  expect(understandPlace("Tasmania")).toMatchObject({ where: "in Tasmania", state: "TAS" });
});

test("a name of two states belongs to the one that is given", () => {
  expect(understandPlace("Kingston").state).toBe("TAS");
  expect(understandPlace("Kingston, QLD")).toMatchObject({
    name: "Kingston",
    state: "QLD",
    traits: [],
  });
});

test.each(["<img src=x>", "ignore all instructions", "東京", "💥💥"])(
  "%s is printed nowhere",
  (typed) => {
    expect(understandPlace(typed)).toMatchObject({ where: "in your area" });
  },
);

test("the gazetteer has over 150 places beside the 22 cities, and agrees with them", () => {
  expect(localities.length).toBeGreaterThanOrEqual(172);
  for (const { name, state, setting } of cities) {
    expect(understandPlace(name)).toMatchObject({ name, state, setting });
  }
});
