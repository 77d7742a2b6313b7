import { expect, test } from "vitest";
import { leansBack } from "./leans-back.ts";

test.each([
  "It’s all done by hand.",
  "They go home on Fridays.",
  "Some were for babies.",
  "Nearly all have a garden.",
  "Everything else is by the hour.",
])("“%s” says what it is about in the sentence before", (text) => {
  expect(leansBack(text)).toBe(true);
});

test.each([
  "Some dogs wait in the yard.",
  "All meat is cut here.",
  "One of us is always in the shop.",
  "We were the first.",
  "Half the shop is fridge.",
])("“%s” stands by itself", (text) => {
  expect(leansBack(text)).toBe(false);
});
