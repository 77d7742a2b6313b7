import { differenceEuclidean } from "culori";
import { expect, test } from "vitest";
import { chooseColour } from "./choose-colour.ts";

const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

test("two businesses of a trade don’t always share a colour, and none has a strange one", () => {
  for (const usual of ["#1f5b45", "#8a5a2f", "#3a7a5a", "#8c2f2b"]) {
    const chosen = seeds.map((seed) => chooseColour(usual, seed));
    expect(new Set(chosen).size).toBe(4);
    expect(chosen).toContain(usual);
    for (const colour of chosen)
      expect(differenceEuclidean("oklab")(usual, colour), colour).toBeLessThan(0.15);
  }
});

test("a business keeps its colour", () => {
  expect(chooseColour("#1f5b45", "wattle")).toBe(chooseColour("#1f5b45", "wattle"));
});
