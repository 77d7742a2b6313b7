import { converter } from "culori";
import { expect, test } from "vitest";
import { dice } from "../../tests/support/words/chance.ts";
import { leastContrast, paletteOf, spotBeside } from "./colours.ts";

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
  const all = [...random, "#000000", "#ffffff", "#ffff00", "#808080", "#0000ff"];
  for (const [at, brand] of all.entries()) {
    const least = leastContrast(paletteOf(brand, all.at(-at)));
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

test("the spot beside a brand is its nearest neighbour, else the furthest, and never its own hue", () => {
  const [red, yellow, green, blue] = ["#ef6a5a", "#f0c63f", "#8fc46a", "#7fb2ec"];
  const spots = [blue, green, yellow, red];
  expect(spotBeside("#a3352b", spots)).toBe(yellow);
  expect(spotBeside("#1f5b45", spots)).toBe(green);
  expect(spotBeside("#5b3a7a", spots)).toBe(blue);
  expect(spotBeside("#8a5a2b", [yellow])).toBe(yellow);
  expect(spotBeside("#b0202f", [red])).toBe("#f1ece2");
  expect(spotBeside("#808080", spots)).toBe(blue);
});

test("the dark ground of a warm brand is no brown, and that of a cool one keeps its hue", () => {
  const chromaOf = (brand: string) => converter("oklch")(paletteOf(brand).deep)?.c ?? 0;
  for (const warm of ["#c2452f", "#8a5a2b", "#e0a020"]) expect(chromaOf(warm)).toBeLessThan(0.021);
  for (const cool of ["#1f5b45", "#1f4f6b"]) expect(chromaOf(cool)).toBeGreaterThan(0.03);
});

test("what is no colour is refused", () => {
  expect(() => paletteOf("chartreuse-ish")).toThrow('"chartreuse-ish" is no colour');
});
