import { expect, test } from "vitest";
import { ideaTrades } from "../../../catalogue/ideas/idea-trades.ts";
import { forAudience, fromFormats } from "./formats.ts";
import { needs } from "./needs.ts";
import { ruleOf } from "./rule.ts";

/** The rules that come with the ideas of a trade whose offers contain these words. */
function rules(id: string, offer: string) {
  const trade = ideaTrades.find((trade) => trade.id === id);
  if (!trade) throw new Error(`no trade ${id}`);
  const audience = { people: "farmers", segment: "farms" } as const;
  const ideas = [...needs(trade), ...fromFormats(trade), ...forAudience(trade, audience)];
  const meant = ideas.filter((idea) => idea.offer.includes(offer));
  expect(meant).not.toEqual([]);
  return meant.map((idea) => ruleOf(idea));
}

test("what is made for sale needs the kitchen’s rule, and a class or a box of tools does not", () => {
  expect(rules("baking", "a party tray")[0]).toMatch(/^register your home kitchen/);
  expect(rules("baking", "a Friday box")[0]).toMatch(/^register your home kitchen/);
  expect(rules("baking", "learns to")).not.toContainEqual(expect.any(String));
  expect(rules("cake-decorating", "a monthly decorating box")).toEqual([undefined]);
});

test("who teaches on a beach needs a permit, and who mends or hires out boards does not", () => {
  expect(rules("surfing", "a small group for late surfers")[0]).toMatch(/^teaching on a beach/);
  expect(rules("surfing", "a team afternoon")[0]).toMatch(/^teaching on a beach/);
  expect(rules("surfing", "built around one kind of customer")[0]).toMatch(/^teaching on a beach/);
  expect(rules("surfing", "ding service")).toEqual([undefined]);
  expect(rules("surfing", "hire")).not.toContainEqual(expect.any(String));
});

test("a check for work with children is asked of nobody who works with adults alone", () => {
  expect(rules("music", "a lesson with a practice visit")[0]).toMatch(/^get a working-with/);
  expect(rules("music", "a late starters’ band")).toEqual([undefined]);
  expect(rules("music", "a team afternoon")).toEqual([undefined]);
});

test("a rule for the work leaves the product alone, and one for selling does not", () => {
  expect(rules("plumbing", "a street day for small")[0]).toMatch(/^do only the work/);
  expect(rules("plumbing", "a tag-and-map set")).toEqual([undefined]);
  expect(rules("beekeeping", "a jar with the street")[0]).toMatch(/^register as a beekeeper/);
});
