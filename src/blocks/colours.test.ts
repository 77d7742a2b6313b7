import { wcagContrast } from "culori";
import { expect, test } from "vitest";
import { dice } from "../../tests/support/chance.ts";
import { paletteOf } from "./colours.ts";

const roll = dice("colours");

test("text and controls can be read in any colour whatever", () => {
  const random = Array.from(
    { length: 2_000 },
    () =>
      `#${Math.floor(roll() * 0x1000000)
        .toString(16)
        .padStart(6, "0")}`,
  );
  const worst = { text: 21, control: 21 };
  for (const brand of [...random, "#000000", "#ffffff", "#ffff00", "#808080", "#0000ff"]) {
    const { paper, surface, tint, deep, ...on } = paletteOf(brand);
    for (const ground of [paper, surface, tint]) {
      for (const text of [on.ink, on.quiet, on.brandText]) {
        worst.text = Math.min(worst.text, wcagContrast(text, ground));
      }
      for (const edge of [on.actionEdge, on.edge]) {
        worst.control = Math.min(worst.control, wcagContrast(edge, ground));
      }
    }
    for (const text of [on.onDeep, on.onDeepQuiet]) {
      worst.text = Math.min(worst.text, wcagContrast(text, deep));
    }
    worst.text = Math.min(worst.text, wcagContrast(on.onAction, on.action));
    worst.text = Math.min(worst.text, wcagContrast(on.onAccent, on.accent));
  }
  expect(worst.text).toBeGreaterThanOrEqual(4.5);
  expect(worst.control).toBeGreaterThanOrEqual(3);
});

test("a colour that can be read is used as it was given", () => {
  expect(paletteOf("#1f5b45")).toMatchObject({
    brand: "#1f5b45",
    action: "#1f5b45",
    onAction: "#ffffff",
    brandText: "#1f5b45",
  });
});

test("a light colour stays what it is on a button, with black text and a dark edge", () => {
  const { action, onAction, actionEdge, deep } = paletteOf("#ffeb3b");
  expect([action, onAction, actionEdge]).toEqual(["#ffeb3b", "#14110f", deep]);
});

test("what is no colour is refused", () => {
  expect(() => paletteOf("chartreuse-ish")).toThrow('"chartreuse-ish" is no colour');
});
