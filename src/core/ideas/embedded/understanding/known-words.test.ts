import { expect, test } from "vitest";
import { correctSpelling, inSentence } from "./known-words.ts";

test("what belongs to somebody, and several of a name, stay as they were typed", () => {
  for (const word of [
    "nonna's",
    "nonnas",
    "mum's",
    "mums",
    "holdens",
    "yiayia’s",
    "opa's",
    "kids'",
  ]) {
    expect(correctSpelling(word)).toBe(word);
  }
});

test("slips are still mended, in several as in one", () => {
  expect(correctSpelling("jewelery")).toBe("jewellery");
  expect(correctSpelling("flowrs")).toBe("flowers");
});

test("names of makes and peoples have their capital, one or several of them", () => {
  expect(["holdens", "vespas", "french", "scones"].map(inSentence)).toEqual([
    ...["Holdens", "Vespas", "French", "scones"],
  ]);
});
