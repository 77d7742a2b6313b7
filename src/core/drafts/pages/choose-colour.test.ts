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
      const chosen = new Set(seeds.map((seed) => chooseColour({ colour }, design, seed)));
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
  const chosen = seeds.map(() => chooseColour({ colour: "#1f5b45" }, "market", "wattle"));
  expect(new Set(chosen).size).toBe(1);
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
