import { converter } from "culori";
import { expect, test } from "vitest";
import { leastContrast } from "../../../blocks/colours.ts";
import { designs } from "../../../blocks/designs/designs.ts";
import { documentPalette } from "../../../blocks/designs/palette.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { trades } from "../../../catalogue/trades/trades.ts";
import { chooseColour } from "./choose-colour.ts";

const toOklch = converter("oklch");
const seeds = Array.from({ length: 40 }, (_, at) => `seed ${at}`);
const names = documentSchema.shape.design.options;

test("businesses of a trade differ in each design, and none has what is across the wheel from it", () => {
  const usual = new Set(trades.flatMap(({ colour }) => colour ?? []));
  expect(usual.size).toBeGreaterThan(100);
  for (const colour of usual) {
    const { c: fullness, h = 0 } = toOklch(colour) ?? {};
    for (const design of names) {
      const chosen = new Set(
        seeds.map((seed) => chooseColour({ name: "Wattle", business: { colour } }, design, seed)),
      );
      expect(chosen.size).toBe(4);
      for (const one of chosen) {
        const { c, h: hue = 0 } = toOklch(one) ?? {};
        const turn = Math.abs(h - hue);
        // Greys go with any.
        if (Math.min(fullness ?? 0, c ?? 0) > 0.06)
          expect(Math.min(turn, 360 - turn), `${one} for ${colour}, ${design}`).toBeLessThan(125);
      }
    }
  }
});

test("a business keeps its colour", () => {
  const business = { colour: "#1f5b45" };
  const chosen = seeds.map(() => chooseColour({ name: "Wattle", business }, "market", "wattle"));
  expect(new Set(chosen).size).toBe(1);
});

test.each([
  ["Red Door Escapes", "poster", "#d4201c"],
  ["Blue Wren Cottage", "verandah", "#2f5688"],
  ["The GREEN basket", "market", "#2c7a34"],
  ["Black & Sons", "workshop", "#2a2624"],
  ["Copper Kettle", "ledger", "#8c3f24"],
] as const)("the colour word in %s chooses among the colours of %s", (name, design, colour) => {
  const business = { colour: "#7a4a5a" };
  const chosen = seeds.map((seed) => chooseColour({ name, business }, design, seed));
  expect([...new Set(chosen)]).toEqual([colour]);
});

test("letters within a word name no colour", () => {
  const business = { colour: "#1f5b45" };
  for (const name of ["Blackwood", "Greenhill", "Redfern", "Rosemary"])
    expect(chooseColour({ name, business }, "coast", "a")).toBe(
      chooseColour({ name: "Wattle", business }, "coast", "a"),
    );
});

test.each(names)("each colour of %s has its spot, and can be read", (design) => {
  for (const [colour, spot] of Object.entries(designs[design].colourways)) {
    const palette = documentPalette({ design, colour });
    expect(palette.accent).toBe(spot);
    const { text, control } = leastContrast(palette);
    expect(text, colour).toBeGreaterThanOrEqual(4.5);
    expect(control, colour).toBeGreaterThanOrEqual(3);
  }
});
