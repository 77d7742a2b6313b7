import { converter } from "culori";
import { expect, test } from "vitest";
import { dice } from "../../tests/support/words/chance.ts";
import { leastContrast, paletteOf } from "./colours.ts";

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
    const least = leastContrast(paletteOf(brand));
    worst.text = Math.min(worst.text, least.text);
    worst.control = Math.min(worst.control, least.control);
  }
  expect(worst.text).toBeGreaterThanOrEqual(4.5);
  expect(worst.control).toBeGreaterThanOrEqual(3);
});

test("a palette that can’t be read is measured as such", () => {
  const palette = paletteOf("#1f5b45");
  const { tint, action } = palette;
  expect(leastContrast({ ...palette, quiet: tint }).text).toBe(1);
  expect(leastContrast({ ...palette, onAction: action }).text).toBe(1);
  expect(leastContrast({ ...palette, edge: tint }).control).toBe(1);
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

test("a pale colour keeps its own beside it and on text, and a strong red is no pink", () => {
  const chromas = (brand: string) => {
    const { tint, brandText } = paletteOf(brand);
    return [tint, brandText].map((colour) => converter("oklch")(colour)?.c ?? 0);
  };
  const [pink = 0, pinkText = 0] = chromas("#f7c5d0");
  const [red = 0] = chromas("#a3352b");
  expect(pink).toBeGreaterThan(1.5 * red);
  expect(pinkText).toBeGreaterThan(1.5 * (converter("oklch")("#f7c5d0")?.c ?? 1));
});

test("the second colour of each hue is another", () => {
  const hues = ["#a3352b", "#8a5a2b", "#1f5b45", "#1f4f6b", "#5b3a7a"];
  const accents = hues.map((brand) => converter("oklch")(paletteOf(brand).accent)?.h ?? 0);
  for (const [at, hue] of accents.entries())
    for (const other of accents.slice(at + 1)) {
      const apart = Math.abs(hue - other);
      expect(Math.min(apart, 360 - apart), `${hue} and ${other}`).toBeGreaterThan(20);
    }
});

test("what is no colour is refused", () => {
  expect(() => paletteOf("chartreuse-ish")).toThrow('"chartreuse-ish" is no colour');
});
