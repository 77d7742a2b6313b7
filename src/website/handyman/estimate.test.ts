import { expect, test } from "vitest";
import { broughtIdea, readHandOff } from "../../content/hand-off.ts";
import { handymanServices } from "../../content/handyman.ts";
import { startForm } from "../start/start-forms.ts";
import { estimateHandOff, estimateQuote } from "./estimate.ts";

test("the five services cost what the specification says", () => {
  expect(handymanServices.map(({ id }) => estimateQuote([id], false))).toEqual([
    85, 120, 150, 200, 95,
  ]);
});

test("services add up, and materials add 40%, in whole dollars", () => {
  expect(estimateQuote(["fix-door", "mount-tv"], false)).toBe(205);
  expect(estimateQuote(["fix-door", "mount-tv"], true)).toBe(287);
  expect(estimateQuote(["fix-door"], true)).toBe(119);
  expect(
    estimateQuote(
      handymanServices.map(({ id }) => id),
      true,
    ),
  ).toBe(910);
});

test("there is no estimate until a service is chosen", () => {
  expect(estimateQuote([], true)).toBeUndefined();
  expect(estimateQuote(["mow-lawn"], false)).toBeUndefined();
});

test("the tool goes along to the brief, with the jobs that it was tried with", () => {
  const brought = (...tried: Parameters<typeof estimateHandOff>) => {
    const link = new URL(estimateHandOff(...tried), "https://example.com");
    expect(startForm("GET", link)).toBe("brief");
    return broughtIdea(readHandOff(link));
  };
  expect(brought(["paint-wall", "fix-door", "mow-lawn"], true)).toEqual({
    text: "A handyman website with a quote tool for: Fix Door, Paint Wall, materials.",
  });
  expect(brought([], true)).toEqual({ text: "A handyman website with a quote tool." });
});
