import { expect, test } from "vitest";
import { contradictionsIn } from "./contradictions.ts";

test.each([
  ["We don’t take bookings.", "Book a table for six."],
  ["No photos please.", "Lots of photos of the cakes."],
  ["We never work Sundays, and no tiling.", "Tiling and grouting"],
  ["Opened in 2015.", "We have been here since 2011."],
  ["We’re all vegan.", "Ham and cheese toastie"],
  ["Everything is halal.", "Bacon burger"],
])("who says “%s” and “%s” is asked which of them holds", (one, other) => {
  expect(contradictionsIn(["We cook lunch.", one, other], "café")).toEqual([[one, other]]);
});

test("a sentence can contradict itself", () => {
  const line = "Dogs welcome, no dogs upstairs.";
  expect(contradictionsIn([line], "pub")).toEqual([[line, line]]);
});

test.each([
  ["We don’t do roofs.", "We do gutters."],
  ["I am not a tax agent.", "I know two tax agents."],
  ["I’m not a financial planner.", "Room again in the new financial year."],
  ["I don’t print prices.", "A page that people can print."],
  ["We are not plumbers.", "Plumbers send us their pipes."],
  ["Vegan is easy for us, as half of the menu is.", "Beef curry"],
  ["We are not halal.", "Pork buns"],
  ["Mum sewed until 2019.", "Since 2011."],
])("“%s” and “%s” go together", (one, other) => {
  expect(contradictionsIn([one, other], "plumber")).toEqual([]);
});
