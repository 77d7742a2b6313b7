import { expect, test } from "vitest";
import { ideaCategories } from "../../../content/business-ideas.ts";
import { readHandOff } from "../../../content/hand-off.ts";
import { withoutHarmfulIdea } from "../../../core/ideas/brought-idea.ts";
import { startLink } from "./start-link.ts";

const ideas = ideaCategories.flatMap((category) => category.ideas);

test.each(ideas)("$businessName arrives on the start form unchanged", (idea) => {
  const link = new URL(startLink(idea), "https://example.com");
  const { idea: arrived } = readHandOff(link);
  expect(link.pathname).toBe("/start");
  expect(arrived.businessName).toBe(idea.businessName);
  for (const text of [idea.concept, idea.targetMarket, ...idea.websiteFeatures]) {
    expect(arrived.siteType).toContain(text);
  }
  expect(arrived.siteType).toMatch(/[^.]\.$/);
});

test("characters with a meaning in URLs arrive unchanged", () => {
  const [idea] = ideas;
  if (!idea) throw new Error("no ideas");
  const strange = { ...idea, businessName: "50% & up + more #1? = “é”", concept: "a&b=c#d %41" };
  const { idea: arrived } = readHandOff(new URL(startLink(strange), "https://example.com"));
  expect(arrived.businessName).toBe(strange.businessName);
  expect(arrived.siteType?.startsWith("a&b=c#d %41 For: ")).toBe(true);
});

test("the form takes all our ideas along, and sees no harm in any", () => {
  const addresses = ideas.map((idea) => new URL(startLink(idea), "https://example.com"));
  expect(addresses.filter((address) => withoutHarmfulIdea(address) !== address)).toEqual([]);
});
